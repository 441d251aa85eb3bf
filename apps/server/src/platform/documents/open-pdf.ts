import { PDFDocument, PDFRef } from 'pdf-lib'
import { readPdf } from './pdf-reader.ts'
import { DocumentFailed } from './tasks.ts'

/** `restricted`: anyone can open it, but it forbids something (printing, copying) without the owner's password. */
type Lock = 'none' | 'restricted'

interface OpenedPdf {
  document: PDFDocument
  lock: Lock
}

// Updating the metadata would put the current date into every copy and make it a different file.
const load = (content: Uint8Array) => PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true })

/**
 * Opens a PDF to draw on or inspect. A restricted one is reduced to its pages. Throws `protected` if it needs a
 * password, and `too_many_pages` for a restricted one before its pages are extracted.
 */
export async function openPdf(content: Uint8Array, mostPages = Number.POSITIVE_INFINITY): Promise<OpenedPdf> {
  const document = await load(content).catch((error: unknown) => {
    // In an encrypted file the compressed object streams are encrypted too, and this reader may fail on them.
    if (!namesLock(content)) throw error
  })
  if (document !== undefined && !document.isEncrypted) return { document, lock: 'none' }
  return { document: await withoutLock(content, mostPages), lock: 'restricted' }
}

const namesLock = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).includes('/Encrypt')

/** pdf.js drops encryption only when it merges several files, so a blank page is merged in and removed again. */
async function withoutLock(content: Uint8Array, mostPages: number): Promise<PDFDocument> {
  const loading = readPdf(content)
  try {
    const locked = await loading.promise.catch((error: unknown) => {
      throw new DocumentFailed('protected', error instanceof Error ? error.message : undefined)
    })
    if (locked.numPages > mostPages) throw new DocumentFailed('too_many_pages')
    const pages = await locked.extractPages([{ document: null }, { document: await blankPage() }])
    const document = await load(pages)
    document.removePage(locked.numPages)
    forget(document)
    return document
  } finally {
    await loading.destroy()
  }
}

async function blankPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage([10, 10])
  return document.save()
}

/** Removes the date and id of this writing, so that the same file gives the same bytes. */
function forget({ context }: PDFDocument): void {
  const { trailerInfo } = context
  if (trailerInfo.Info instanceof PDFRef) context.delete(trailerInfo.Info)
  trailerInfo.Info = undefined
  trailerInfo.ID = undefined
}
