import type { Disclosure } from '@learntrail/contract/files/files'
import { holdsPlace } from '../../pictures/picture-place.ts'
import { cleanNames } from './names.ts'

/** Format id of the summary information in Word, Excel and PowerPoint files before 2007. */
const factsMark = Buffer.from('e0859ff2f94f6810ab9108002b27b3d9', 'hex')
/** Offset of that id from the start of the property stream. */
const markAt = 28
const facts = { codePage: 1, author: 4, lastAuthor: 8 }
const types = { text: 0x1e, wideText: 0x1f }
const mostFacts = 100
const mostNameBytes = 1_000
const encodings: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10002: 'big5',
  65001: 'utf-8',
}

export function disclosureOfOldOffice(content: Buffer): Disclosure {
  return { authors: cleanNames(namesIn(content)), hasPlace: holdsPlace(content) }
}

function namesIn(content: Buffer): string[] {
  const at = content.indexOf(factsMark)
  if (at < markAt) return []
  try {
    return namesOf(content.subarray(at - markAt))
  } catch {
    // An offset points beyond the data.
    return []
  }
}

function namesOf(stream: Buffer): string[] {
  const list = stream.subarray(stream.readUInt32LE(markAt + factsMark.length))
  const places = new Map<number, number>()
  for (let index = 0; index < Math.min(list.readUInt32LE(4), mostFacts); index += 1) {
    places.set(list.readUInt32LE(8 + index * 8), list.readUInt32LE(12 + index * 8))
  }
  const codePageAt = places.get(facts.codePage)
  const encoding = encodings[codePageAt === undefined ? 0 : list.readUInt16LE(codePageAt + 4)] ?? 'windows-1252'
  return [facts.author, facts.lastAuthor].flatMap((fact) => {
    const at = places.get(fact)
    return at === undefined ? [] : [textAt(list, at, encoding)]
  })
}

function textAt(list: Buffer, at: number, encoding: string): string {
  const type = list.readUInt32LE(at)
  const isWide = type === types.wideText
  if (!isWide && type !== types.text) return ''
  const bytes = Math.min(list.readUInt32LE(at + 4) * (isWide ? 2 : 1), mostNameBytes)
  const text = new TextDecoder(isWide ? 'utf-16le' : encoding).decode(list.subarray(at + 8, at + 8 + bytes))
  return text.split('\0')[0] ?? ''
}
