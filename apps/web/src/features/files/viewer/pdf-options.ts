import { pdfjs } from 'react-pdf'
import { PDF_ROLE_TO_HTML_ROLE } from 'react-pdf/dist/shared/constants.js'

// Served by us beside the application (build/pdf-assets.ts): nothing is fetched from anywhere else.
const assets = `/assets/pdf/${pdfjs.version}`
pdfjs.GlobalWorkerOptions.workerSrc = `${assets}/pdf.worker.min.js`

// The reader calls the rows at the head of a table a cell of it, and who hears the page is told of a table without rows.
Object.assign(PDF_ROLE_TO_HTML_ROLE, { THead: 'rowgroup', TBody: 'rowgroup', TFoot: 'rowgroup' })

/** What every reader of PDFs is opened with. */
export const pdfOptions = {
  cMapUrl: `${assets}/cmaps/`,
  standardFontDataUrl: `${assets}/standard_fonts/`,
  wasmUrl: `${assets}/wasm/`,
  // Compiling at run time is what our content policy forbids; the same decoders are there as scripts.
  useWasm: false,
  withCredentials: true,
}
