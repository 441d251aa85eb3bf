import { pdfjs } from 'react-pdf'

// Served by us beside the application (build/pdf-assets.ts): nothing is fetched from anywhere else.
const assets = `/assets/pdf/${pdfjs.version}`
pdfjs.GlobalWorkerOptions.workerSrc = `${assets}/pdf.worker.min.js`

/** What every reader of PDFs is opened with. */
export const pdfOptions = {
  cMapUrl: `${assets}/cmaps/`,
  standardFontDataUrl: `${assets}/standard_fonts/`,
  wasmUrl: `${assets}/wasm/`,
  // Compiling at run time is what our content policy forbids; the same decoders are there as scripts.
  useWasm: false,
  withCredentials: true,
}
