import { pdfjs } from 'react-pdf'
import { PDF_ROLE_TO_HTML_ROLE } from 'react-pdf/dist/shared/constants.js'

// Served beside the application (build/pdf-assets.ts), so that nothing is loaded from other hosts.
const assets = `/assets/pdf/${pdfjs.version}`
pdfjs.GlobalWorkerOptions.workerSrc = `${assets}/pdf.worker.min.js`

// react-pdf renders THead as a column header; screen readers would then announce a table without rows.
Object.assign(PDF_ROLE_TO_HTML_ROLE, { THead: 'rowgroup', TBody: 'rowgroup', TFoot: 'rowgroup' })

/** Options for opening any PDF. */
export const pdfOptions = {
  cMapUrl: `${assets}/cmaps/`,
  standardFontDataUrl: `${assets}/standard_fonts/`,
  wasmUrl: `${assets}/wasm/`,
  // Our content security policy forbids compiling WebAssembly; the same decoders exist as scripts.
  useWasm: false,
  withCredentials: true,
}
