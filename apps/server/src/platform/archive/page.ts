import { escapeHtml } from './escape-html.ts'

const style = `:root{color-scheme:light dark}body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.8 system-ui,sans-serif}
article{margin:3rem 0;padding-top:1.5rem;border-top:1px solid #8884}h1,h2,h3,h4{line-height:1.35;text-wrap:balance;word-break:auto-phrase}h2{margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;font-size:14px}dd{margin:0}img,video{max-width:100%;height:auto;border-radius:8px}
table{border-collapse:collapse}th,td{padding:.2rem .6rem;border:1px solid #8886;text-align:left}pre{overflow-x:auto}
blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #8886}.missing{color:#b3261e}@media print{article{break-inside:avoid}}`

/** Returns the start of an archive page, up to its heading. Its Content-Security-Policy forbids scripts. */
export function pageStart(language: string, title: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
`
}

export const pageEnd = '</body>\n</html>\n'
