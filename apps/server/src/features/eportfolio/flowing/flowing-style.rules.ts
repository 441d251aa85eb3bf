import type { FlowingDocument } from './flowing-document.rules.ts'

const fonts = '"Noto Sans TC","PingFang TC","Microsoft JhengHei",system-ui,sans-serif'

/** Style of the content in every format; leaves colour scheme and font size to the reader. */
export function flowingStyle({ palette }: Pick<FlowingDocument, 'palette'>): string {
  return `figure{margin:1.6em 0}
figure img{display:block;max-width:100%;width:100%;height:auto}
figcaption,.certified,.maker,.tag{font-size:.88em;line-height:1.6;opacity:.85}
figcaption{margin-top:.5em}
.tag{margin:0 0 .4em;font-weight:700}
.row{display:flex;flex-wrap:nowrap;gap:.8em;margin:1.6em 0}
.row figure{margin:0;min-width:0}
h1,h2,h3,h4{line-height:1.4;font-weight:700;break-after:avoid}
h2 .number,h3 .number{color:var(--link,${palette.main})}
p,li{overflow-wrap:break-word}
.certified{padding-left:.8em;border-left:3px solid #1a8a5c}
blockquote{margin:1.4em 0;padding-left:1em;border-left:3px solid ${palette.main}}
table{border-collapse:collapse;max-width:100%}
th,td{padding:.3em .7em;border:1px solid #8888;text-align:left;vertical-align:top}
th p,td p{margin:0}
pre{overflow-x:auto;padding:.8em 1em;background:#8881;white-space:pre-wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1em;font-size:.92em}
dd{margin:0}
.notes{margin-top:3em;padding-top:1em;border-top:1px solid #8884;font-size:.9em}
.confirmation{display:flex;gap:1.2em;align-items:center;margin-top:4em;padding-top:1.4em;border-top:1px solid #8884;font-size:.88em;line-height:1.6}
.confirmation img{width:7em;height:7em}
.confirmation p{margin:.2em 0}
`
}

/** Style of a page that stands alone in a browser. */
export function pageStyle(document: Pick<FlowingDocument, 'palette'>): string {
  const { main, deep, soft } = document.palette
  return `:root{color-scheme:light dark;--ink:#17233a;--paper:#fff;--title:${deep};--link:${main}}
@media (prefers-color-scheme:dark){:root{--ink:#e4e9f2;--paper:#12161f;--title:${soft};--link:${soft}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.9 ${fonts};overflow-wrap:break-word}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
a{color:var(--link)}
h1,h2,h3,h4{color:var(--title);text-wrap:balance;word-break:auto-phrase}
h1{margin:1.2em 0 .4em;font-size:2.2em}
h2{margin:2.6em 0 .8em;font-size:1.6em}
h3{margin:2em 0 .6em;font-size:1.2em}
.cover{display:block;width:100%;max-height:60vh;object-fit:cover}
nav{margin:2.5rem 0;padding:1.2rem 1.4rem;border:1px solid #8884;border-radius:12px}
nav h2{margin:0 0 .4em;font-size:1em}
nav ol{margin:0;padding:0;list-style:none}
nav a{display:block;padding:.35em 0;text-decoration:none}
nav a:hover{text-decoration:underline}
${flowingStyle(document)}
table{display:block;width:fit-content;overflow-x:auto}
@media (max-width:30rem){.row{flex-direction:column}.row figure{flex:none!important}h1{font-size:1.8em}th,td{padding:.3em .45em;font-size:.85em;line-height:1.6}}
@media print{body{font-size:11pt}nav{display:none}figure,tr{break-inside:avoid}}
`
}
