import { themeStorageKey } from "./theme-settings.ts";

/** Sets the theme before the first paint; runs inline at the top of the body, before any module. */
export const themeScript = `(()=>{let t={};try{t=JSON.parse(localStorage.getItem("${themeStorageKey}"))||t}catch{}
const h=document.documentElement,c=t.colorScheme,d=c==="light"||c==="system"&&matchMedia("(prefers-color-scheme: light)").matches?"light":"dark";
h.dataset.theme=d;h.dataset.density=t.densityMode==="compact"?"compact":"comfortable";h.dataset.product=t.product==="backoffice"?"backoffice":"main";
document.body.className="theme-"+d})()`;
