import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib'

/** Actions that neither run nor send anything. */
const harmless = ['GoTo', 'URI', 'Named']
/** Entries that contain programs, embed files, or trigger something when a document or page is opened. */
const running = ['OpenAction', 'AA', 'JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'AF', 'RichMedia']

/** Removes everything active from a PDF: scripts, open actions, forms that submit, embedded files. */
export function removeActions(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) clean(document, object)
}

function clean(document: PDFDocument, object: PDFObject): void {
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) clean(document, item)
    return
  }
  const dictionary = object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return
  for (const key of running) dictionary.delete(PDFName.of(key))
  for (const key of ['A', 'PA', 'Next']) {
    const name = PDFName.of(key)
    if (!isHarmless(document, dictionary.get(name))) dictionary.delete(name)
  }
  for (const value of dictionary.values()) if (!(value instanceof PDFRef)) clean(document, value)
}

function isHarmless(document: PDFDocument, value: PDFObject | undefined): boolean {
  const action = value instanceof PDFRef ? document.context.lookup(value) : value
  if (action instanceof PDFArray) return action.asArray().every((item) => isHarmless(document, item))
  if (!(action instanceof PDFDict)) return true
  const kind = action.lookup(PDFName.of('S'))
  // Other dictionaries use these short keys too, for numbers and structure.
  if (!(kind instanceof PDFName) || !isActionKind(kind.decodeText())) return true
  return harmless.includes(kind.decodeText())
}

const actionKinds = new Set([
  ...harmless,
  'GoToR',
  'GoToE',
  'Launch',
  'Thread',
  'Sound',
  'Movie',
  'Hide',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'SetOCGState',
  'Rendition',
  'Trans',
  'GoTo3DView',
  'RichMediaExecute',
  'GoToDp',
])
const isActionKind = (kind: string) => actionKinds.has(kind)
