/** The address of the JSON schemas of DTCG 2025.10. */
export const schemas = "https://www.designtokens.org/schemas/2025.10";
