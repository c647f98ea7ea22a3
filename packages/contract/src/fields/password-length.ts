export const passwordLength = { minimum: 8, maximum: 128 } as const;
