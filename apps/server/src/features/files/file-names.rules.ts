import { randomBytes } from 'node:crypto'
import { cleanFileName, unsafeCharacters } from '@learntrail/contract/characters'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { refuse } from '../../platform/http/refusal.ts'

export interface FileName {
  /** As it came, in one Unicode form. */
  original: string
  /** As people see it: the characters that names may not contain are written in full width. */
  shown: string
  /** Lower case, without the dot. */
  extension: string
}

const pathSeparator = /[/\\]/
/** Devices of Windows, whatever their ending: a download of that name cannot be saved. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const everyUnsafe = new RegExp(unsafeCharacters.source, 'g')

/**
 * What is seen of a name: neither control characters nor marks that turn the direction of reading around, with which
 * "gpj.exe" is shown as "exe.jpg".
 */
const seen = (name: string) => cleanFileName(name.normalize('NFC'))

/** Reads the name a file came with. Hostile names are refused; harmless ones that are merely unusual are kept usable. */
export function readFileName(given: string): FileName {
  const original = seen(given)
  checkName(original)
  const { extension } = splitName(original)
  if (kindOfName(original) === undefined) refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: original } })
  return { original, shown: shownName(original), extension: extension.toLowerCase() }
}

/** Refuses what no file may be called, whether it comes with that name or is given it later. */
function checkName(name: string): void {
  const refuseName = () => refuse('FILE_NAME_UNSAFE', { values: { name: [...name].slice(0, 60).join('') } })
  if (name === '' || [...name].length > fileLimits.name) refuseName()
  if (pathSeparator.test(name)) refuseName()
  if (splitName(name).base === '' || reserved.test(name.split('.')[0]?.trim() ?? '')) refuseName()
}

/**
 * Special characters become their full-width forms, which mean the same to people and nothing to machines: phones and
 * browsers name copies "report (1).pdf". What is wide brings its own room, so a blank beside a bracket goes.
 */
export function shownName(name: string): string {
  const { base, extension } = splitName(name)
  const safe = base
    .replace(everyUnsafe, wide)
    .replaceAll('\ufffd', '_')
    .replace(/ +(?=（)|(?<=）) +/g, '')
  return extension === '' ? safe : `${safe}.${extension}`
}

/** The same name with the ending that its content has, no longer than names may be. */
export function withExtension({ original }: FileName, extension: string): FileName {
  const base = [...splitName(original).base].slice(0, fileLimits.name - extension.length - 1).join('')
  const named = `${base}.${extension}`
  return { original: named, shown: shownName(named), extension }
}

/** A new name for a file that keeps its ending, which says what it is; refused where an upload of that name would be. */
export function renamed(current: string, wanted: string): string {
  const { extension } = splitName(current)
  const given = seen(wanted)
  const { base, extension: ending } = splitName(given)
  const name = seen(ending.toLowerCase() === extension.toLowerCase() ? `${base}.${extension}` : `${given}.${extension}`)
  checkName(name)
  return shownName(name)
}

/** The identifier of 24 characters that a file's name begins with. */
export function newFileIdentifier(): string {
  return randomBytes(12).toString('hex')
}

const wide = (character: string) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)

function splitName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? { base: name, extension: '' } : { base: name.slice(0, dot).trim(), extension: name.slice(dot + 1) }
}
