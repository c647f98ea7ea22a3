/**
 * The style of all mails: both palettes, and the fonts of the reader's system. The digits of a code are
 * one text in one box, which is copied without spaces; a client without gradients omits the lines between them.
 */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 16px;background:#fff;color:#161615;font:15px/23px -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.column{max-width:560px;margin:0 auto}
.brand{margin:0 0 14px}
.brand .name{padding-left:8px;font-size:17px;font-weight:600;letter-spacing:-.02em}
.logo td{width:6px;height:6px;font-size:0;line-height:0}
.logo .ink{background:#161615}
.logo .accent{background:#006a70}
.body{border-top:2px solid #161615;border-bottom:1px solid #dcdcd9;padding:24px 0 16px}
h1{margin:0 0 12px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.015em}
p{margin:0 0 16px}
a{color:#006a70}
.code{display:inline-block;overflow:hidden;width:287px;margin:8px 0 20px;border:1px solid #dcdcd9;background:repeating-linear-gradient(90deg,transparent 0 47px,#dcdcd9 47px 48px);font:500 28px/56px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:nowrap;text-indent:15px;letter-spacing:31px;text-indent:calc(24px - .5ch);letter-spacing:calc(48px - 1ch)}
.button{display:inline-block;margin:4px 0;padding:11px 20px;border-radius:4px;background:#161615;color:#fafaf9;font-weight:600;text-decoration:none}
.full{overflow-wrap:anywhere;word-break:break-word}
.muted,.footer{color:#565653}
.footer{padding-top:20px;font-size:13px;line-height:20px}
@media (prefers-color-scheme:dark){
body{background:#161615;color:#f2f2f0}
.logo .ink{background:#f2f2f0}
.logo .accent{background:#4ccfd1}
.body{border-top-color:#f2f2f0;border-bottom-color:#2b2b29}
a{color:#4ccfd1}
.code{border-color:#2b2b29;background:repeating-linear-gradient(90deg,transparent 0 47px,#2b2b29 47px 48px)}
.button{background:#f2f2f0;color:#0f0f0e}
.muted,.footer{color:#a9a9a5}
}`;
