import type { acceptedExtensions } from '@learntrail/contract/files/file-types'
import { fileTypeFromFile } from 'file-type'
import { isPdf, pdfMarkBytes } from '../../platform/documents/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PictureFormat } from '../../platform/pictures/index.ts'
import { hasOfficeStream, isOfficeZip } from './office-content.reader.ts'
import { isLockedOfficeZip } from './office-password.reader.ts'
import { firstBytes, isSvg, isText } from './text-content.reader.ts'

type Kind = keyof typeof acceptedExtensions
type Extension = (typeof acceptedExtensions)[Kind][number]

export interface FileFormat {
  mediaType: string
  /** Whether the bytes match the name's extension; `sniffed` is the type that their first bytes suggest. */
  isTrue(path: string, sniffed: string | undefined): boolean | Promise<boolean>
  picture?: PictureFormat
  /** A film or sound, which may say where it was taken. */
  isMedia?: true
}

const sniffedAs =
  (...types: string[]) =>
  (_path: string, sniffed: string | undefined) =>
    sniffed !== undefined && types.includes(sniffed)

const picture = (format: PictureFormat, ...types: string[]): FileFormat => ({
  mediaType: `image/${format}`,
  isTrue: sniffedAs(...types),
  picture: format,
})

const officeZip = (mediaType: string, folder: 'word' | 'xl' | 'ppt', mayHaveMacros = false): FileFormat => ({
  mediaType,
  // One with a password is encrypted, so that only its container can be checked.
  isTrue: async (path, sniffed) =>
    sniffed === 'cfb' ? isLockedOfficeZip(path) : isOfficeZip(path, folder, mayHaveMacros),
})

const oldOffice = (mediaType: string, ...streams: string[]): FileFormat => ({
  mediaType,
  isTrue: async (path, sniffed) => sniffed === 'cfb' && (await hasOfficeStream(path, streams)),
})

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const formats: Record<Extension, FileFormat> = {
  jpg: picture('jpeg', 'jpg'),
  jpeg: picture('jpeg', 'jpg'),
  png: picture('png', 'png', 'apng'),
  webp: picture('webp', 'webp'),
  gif: picture('gif', 'gif'),
  heic: picture('heic', 'heic', 'heif'),
  svg: { mediaType: 'image/svg+xml', isTrue: (path) => isSvg(path), picture: 'svg' },

  mp4: { mediaType: 'video/mp4', isTrue: sniffedAs('mp4', 'm4v'), isMedia: true },
  mov: { mediaType: 'video/quicktime', isTrue: sniffedAs('mov'), isMedia: true },

  mp3: { mediaType: 'audio/mpeg', isTrue: sniffedAs('mp3'), isMedia: true },
  // The recorders of some phones write the brands of a video into files that hold only sound.
  m4a: { mediaType: 'audio/mp4', isTrue: sniffedAs('m4a', 'm4b', 'mp4'), isMedia: true },
  ogg: { mediaType: 'audio/ogg', isTrue: sniffedAs('ogg', 'oga', 'opus', 'spx'), isMedia: true },
  wav: { mediaType: 'audio/wav', isTrue: sniffedAs('wav'), isMedia: true },

  doc: oldOffice('application/msword', 'WordDocument'),
  xls: oldOffice('application/vnd.ms-excel', 'Workbook', 'Book'),
  ppt: oldOffice('application/vnd.ms-powerpoint', 'PowerPoint Document'),
  docx: officeZip(`${openXml}.wordprocessingml.document`, 'word'),
  xlsx: officeZip(`${openXml}.spreadsheetml.sheet`, 'xl'),
  xlsm: officeZip('application/vnd.ms-excel.sheet.macroenabled.12', 'xl', true),
  pptx: officeZip(`${openXml}.presentationml.presentation`, 'ppt'),
  odt: { mediaType: `${openDocument}.text`, isTrue: sniffedAs('odt') },
  odp: { mediaType: `${openDocument}.presentation`, isTrue: sniffedAs('odp') },
  rtf: { mediaType: 'application/rtf', isTrue: (path) => startsWith(path, '{\\rtf') },

  pdf: {
    mediaType: 'application/pdf',
    // Anything may precede the PDF mark except the start of another kind of file.
    isTrue: async (path, sniffed) =>
      (sniffed === undefined || sniffed === 'pdf') && isPdf(await firstBytes(path, pdfMarkBytes)),
  },
  txt: {
    mediaType: 'text/plain',
    isTrue: async (path, sniffed) => (sniffed === undefined || sniffed === 'xml') && (await isText(path)),
  },
}

/**
 * Returns the format of received bytes and its extension. Refuses with FILE_TYPE_MISMATCH if the name's extension is
 * wrong, except between kinds of picture: phones and chat programs produce such files, and pictures are only shown in
 * forms made here.
 */
export async function formatOf(
  path: string,
  extension: string,
  name: string,
): Promise<FileFormat & { extension: string }> {
  const format = formats[extension as Extension]
  if (format === undefined) refuse('FILE_FORMAT_UNSUPPORTED', { values: { name } })
  const sniffed = await fileTypeFromFile(path)
  if (await format.isTrue(path, sniffed?.ext)) return { ...format, extension }
  const actual = format.picture === undefined ? undefined : await pictureExtension(path, sniffed?.ext)
  if (actual === undefined) refuse('FILE_TYPE_MISMATCH', { values: { name } })
  return { ...formats[actual], extension: actual }
}

const pictureExtensions = ['jpg', 'png', 'webp', 'gif', 'heic', 'svg'] as const satisfies Extension[]

/** Returns the usual extension of the kind of picture that the bytes are; undefined if no accepted kind. */
async function pictureExtension(path: string, sniffed: string | undefined): Promise<Extension | undefined> {
  for (const extension of pictureExtensions) {
    if (await formats[extension].isTrue(path, sniffed)) return extension
  }
  return undefined
}

async function startsWith(path: string, mark: string): Promise<boolean> {
  return (await firstBytes(path, mark.length)).toString('latin1') === mark
}
