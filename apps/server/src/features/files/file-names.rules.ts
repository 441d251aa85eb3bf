import { randomBytes } from 'node:crypto'
import { cleanFileName, unsafeCharacters } from '@learntrail/contract/characters'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { refuse } from '../../platform/http/refusal.ts'

export interface FileName {
  /** The name as sent, normalised to NFC. */
  original: string
  /** The name as displayed: characters that names may not contain are replaced by their full-width forms. */
  shown: string
  /** Lower case, without the dot. */
  extension: string
}

const pathSeparator = /[/\\]/
/** Device names of Windows, whatever their extension: a download with such a name cannot be saved. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const everyUnsafe = new RegExp(unsafeCharacters.source, 'g')

/**
 * Removes control characters and marks that reverse the reading direction, with which "gpj.exe" is displayed as
 * "exe.jpg".
 */
const seen = (name: string) => cleanFileName(name.normalize('NFC'))

/**
 * Parses the name a file came with. Refuses hostile names with FILE_NAME_UNSAFE; names that are only unusual are made
 * usable.
 */
export function readFileName(given: string): FileName {
  const original = seen(given)
  checkName(original)
  const { extension } = splitName(original)
  if (kindOfName(original) === undefined) refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: original } })
  return { original, shown: shownName(original), extension: extension.toLowerCase() }
}

/** Refuses names that no file may have, whether uploaded or renamed. */
function checkName(name: string): void {
  const refuseName = () => refuse('FILE_NAME_UNSAFE', { values: { name: [...name].slice(0, 60).join('') } })
  if (name === '' || [...name].length > fileLimits.name) refuseName()
  if (pathSeparator.test(name)) refuseName()
  if (splitName(name).base === '' || reserved.test(name.split('.')[0]?.trim() ?? '')) refuseName()
}

/**
 * Replaces special characters by their full-width forms, which read the same and mean nothing to machines: phones and
 * browsers name copies "report (1).pdf". A full-width bracket brings its own space, so the blank beside it is removed.
 */
export function shownName(name: string): string {
  const { base, extension } = splitName(name)
  const safe = base
    .replace(everyUnsafe, wide)
    .replaceAll('\ufffd', '_')
    .replace(/ +(?=（)|(?<=）) +/g, '')
  return extension === '' ? safe : `${safe}.${extension}`
}

/** Returns the name with the extension of its content, shortened to the limit for names. */
export function withExtension({ original }: FileName, extension: string): FileName {
  const base = [...splitName(original).base].slice(0, fileLimits.name - extension.length - 1).join('')
  const named = `${base}.${extension}`
  return { original: named, shown: shownName(named), extension }
}

/** Returns a new name for a file, which keeps its extension. Refuses names that an upload would be refused for. */
export function renamed(current: string, wanted: string): string {
  const { extension } = splitName(current)
  const given = seen(wanted)
  const { base, extension: ending } = splitName(given)
  const name = seen(ending.toLowerCase() === extension.toLowerCase() ? `${base}.${extension}` : `${given}.${extension}`)
  checkName(name)
  return shownName(name)
}

/** Returns a new identifier of 24 characters, which a file's name begins with. */
export function newFileIdentifier(): string {
  return randomBytes(12).toString('hex')
}

const wide = (character: string) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)

function splitName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? { base: name, extension: '' } : { base: name.slice(0, dot).trim(), extension: name.slice(dot + 1) }
}
