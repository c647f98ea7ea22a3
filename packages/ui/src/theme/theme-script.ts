import { themeOptions } from "./theme-config.ts";

/**
 * A script for the page's head that sets the theme's attributes and body class before first paint.
 * It duplicates `parseTheme`, `resolveScheme` and `applyTheme`, because modules load later; a test
 * checks that they match.
 */
export const themeScript: string = [
  "(()=>{",
  `const o=${JSON.stringify(themeOptions)};`,
  "let t;",
  'try{t=JSON.parse(localStorage.getItem("theme"))}catch(e){console.error(e)}',
  "const g=k=>o[k].includes(t?.[k])?t[k]:o[k][0];",
  'let s=g("colorScheme");',
  'if(s==="system")s=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  "const d=document,r=d.documentElement;",
  "Object.assign(r.dataset,{theme:s,density:g('densityMode'),product:g('product'),",
  "direction:g('contentDirection'),width:g('contentWidth'),navigation:g('navigationType')});",
  'const b=()=>d.body&&(d.body.classList.remove("dark","light"),d.body.classList.add(s),true);',
  "if(!b())new MutationObserver((_,m)=>b()&&m.disconnect()).observe(r,{childList:true})",
  "})()",
].join("");
