import { errorStatus, errorsOf } from '@learntrail/contract/errors'
import { expect, test } from 'vitest'
import { textsIn } from './text-files.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('../../../../packages/texts/src/*/*/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const code = Object.values(sources).join('\n')

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
const of = (locale: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => textsIn(path).locale === locale)
      .map(([path, texts]) => [textsIn(path).namespace, new Map(flat(texts))]),
  )
const tw = of('tw')
const en = of('en')
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|other)$/, '')
const namespaces = Object.keys(tw)

test('both languages have the same files', () => expect(Object.keys(en).sort()).toEqual(namespaces.sort()))

test.each(namespaces)('%s has the same keys in both languages', (name) => {
  const keys = (texts?: Map<string, string>) => [...new Set([...(texts?.keys() ?? [])].map(withoutPlural))].sort()
  expect(keys(en[name])).toEqual(keys(tw[name]))
})

test.each(namespaces)('%s takes the same values in both languages', (name) => {
  const values = (text: string) => [...new Set(text.match(/\{\{\w+(?:, \w+)?\}\}/g) ?? [])].sort()
  for (const [key, text] of tw[name] ?? []) {
    const english = en[name]?.get(key)
    if (english !== undefined) expect(values(english), `${name}:${key}`).toEqual(values(text))
  }
})

test.each(namespaces)('every key of %s is used by the code', (name) => {
  const prefixes = [...code.matchAll(/[`](?:[\w/-]+:)?([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '')
  const isUsed = (key: string) =>
    [`'${key}'`, `'${name}:${key}'`].some((literal) => code.includes(literal)) ||
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    [...code.matchAll(/[`](?:[\w/-]+:)?([\w.]+)\.\$\{\w+\}([\w.]*)[`]/g)].some(
      ([, start = '', end = '']) => key.startsWith(`${start}.`) && key.endsWith(end),
    )
  const unused = [...(tw[name]?.keys() ?? [])].map(withoutPlural).filter((key) => !isUsed(key))
  expect(unused).toEqual([])
})

test('every key the code asks for by name exists', () => {
  const asked = [...code.matchAll(/\bt\(\s*'([\w.:/-]+)'/g)].map((match) => match[1] ?? '')
  const known = new Set(
    namespaces.flatMap((name) =>
      [...(tw[name]?.keys() ?? [])]
        .map(withoutPlural)
        .flatMap((key) => [key, `${name.replace(/^.*\/(?=errors$)/, '')}:${key}`]),
    ),
  )
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})

test.each(Object.entries(errorsOf))(
  'every refusal of %s has a sentence among its texts, and nothing else has',
  (feature, errors) => {
    const name = feature === 'general' ? 'errors' : `${feature}/errors`
    const keys = [...Object.keys(errors), ...(feature === 'general' ? ['NETWORK'] : [])].map((code) => `codes.${code}`)
    const codesOf = (texts?: Map<string, string>) =>
      [...(texts?.keys() ?? [])].filter((key) => key.startsWith('codes.'))
    expect(codesOf(tw[name]).sort()).toEqual(keys.sort())
    expect(codesOf(en[name]).sort()).toEqual(keys)
  },
)

test('the sentences of all refusals are loaded together', async () => {
  const { default: sentences } = await import('./dictionaries/tw/errors.ts')
  expect(Object.keys(sentences.codes)).toEqual(expect.arrayContaining(Object.keys(errorStatus)))
  expect(sentences.rules.required).toBeTruthy()
})

// Names, formats and characters that Taiwanese text keeps in Latin letters.
const allowed =
  /\{\{\w+(?:, capped)?\}\}|Learntrail|Plus|Google|Facebook|Chrome|Edge|Safari|iPhone|iPad|Android|Cookie|PDF|SDGs?|MB|KB|LibreOffice|Office|JPG|PNG|WebP|GIF|SVG|HEIC|mov|mp4|MP4|Home|End|Enter|Esc|[a-z]+@example\.com|https:\/\/[\w./]*|LaTeX|EPUB|Word|Leap2A|Mahara|Moodle|Canvas|Common Cartridge|imscc|zip|\\[a-z]+|EN|QR Code|Excel|CSV|UTF-8|Tab|Ctrl|Shift|Alt|WebVTT|SRT|vtt|srt/g

test.each(namespaces)('the Chinese texts of %s have no English words left', (name) => {
  for (const [key, text] of tw[name] ?? []) {
    expect(text.replace(allowed, '').match(/[A-Za-z]{2,}/g), `${name}:${key} ${text}`).toBeNull()
  }
})

test.each(namespaces)('the Chinese texts of %s use full-width punctuation', (name) => {
  for (const [key, text] of tw[name] ?? []) {
    expect(/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u.test(text), `${name}:${key} ${text}`).toBe(false)
  }
})

test.each(namespaces)('the English texts of %s have no Chinese left, but names of languages', (name) => {
  for (const [key, text] of en[name] ?? []) {
    expect(/\p{Script=Han}/u.test(text.replace('中文', '')), `${name}:${key}`).toBe(false)
  }
})

// As people type them, so that searching, copying and reading aloud always meet the same characters.
test.each(namespaces)('the English texts of %s have straight quotes and half-width punctuation', (name) => {
  for (const [key, text] of en[name] ?? []) {
    expect(text.match(/[‘’“”、。「」《》\uff01-\uff5e]/g), `${name}:${key} ${text}`).toBeNull()
  }
})

// A file's checksum has one name for people, 核對碼.
test.each(namespaces)('%s says no word of machines for a verification code', (name) => {
  const words = [...(tw[name] ?? []), ...(en[name] ?? [])]
  for (const [key, text] of words)
    expect(/SHA-?\d|內容指紋|的指紋|fingerprints?\b of|hash(es)?\b/i.test(text), `${name}:${key}`).toBe(false)
})
