/** Resolves to the text of the QR code in a picture, or undefined if none can be read. */
export type CodeReader = (picture: ImageData) => Promise<string | undefined>

interface Detector {
  detect(picture: ImageData): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Returns the browser's own reader if it supports QR codes, otherwise loads the zxing one. */
export async function codeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? loadedReader()
}

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (BarcodeDetector === undefined || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}

async function loadedReader(): Promise<CodeReader> {
  const [{ prepareZXingModule, readBarcodes }, { default: address }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true })
  return async (picture) => {
    const codes = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 })
    return codes.find(({ isValid }) => isValid)?.text
  }
}

/** Longest side, in pixels, of the picture that is searched: larger ones take longer and reveal no more. */
const longestSide = 1_600

/** Returns the pixels of a picture or of a camera's current frame, scaled down to `longestSide`. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('there is nothing to draw with')
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
