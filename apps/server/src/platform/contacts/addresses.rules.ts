import { isIPv6 } from 'node:net'
import { parse } from 'tldts'
import type { ContactRule } from './contact-rule.ts'

const stretch = (found: RegExpMatchArray): readonly [number, number] => {
  const from = found.index ?? 0
  return [from, from + found[0].length]
}

const first = (text: string, pattern: RegExp, isOne: (found: RegExpMatchArray) => boolean = () => true) => {
  for (const found of text.matchAll(pattern)) if (isOne(found)) return stretch(found)
  return undefined
}

/** `https://…`, `line : // …`, `www.…`, `mailto:…`. */
const scheme: ContactRule = (text) =>
  first(
    text,
    /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}\s{0,5}:\s{0,5}\/\s{0,5}\/\s{0,5}\S+|\bwww\s{0,5}\.\s{0,5}\S+|\b(?:mailto|tel|sms|skype|line)\s{0,5}:\s{0,5}[\w+@./-]{4,}/giu,
  )

/** Characters read as the dot of an address when Latin letters or digits stand on both sides. */
const dotSigns = /(?<=[a-z0-9])[。｡‧·・•](?=[a-z0-9])/giu
/** Dots spelled out: `reurl dot cc`, `reurl 點 cc`, `example [.] com`. */
const dotWords =
  /(?<=[a-z0-9])(\s{0,5}(?:[([{<]\s{0,5}(?:\.|dot|點|点)\s{0,5}[)\]}>]|\s(?:dot|點|点)\s|點|点)\s{0,5})(?=[a-z])/giu

/** Replaces them with dots and keeps the length, so that positions stay valid. */
const withDots = (text: string) =>
  text.replace(dotSigns, '.').replace(dotWords, (words) => '.'.padStart(words.length, '\u0000'))

const hosts = (label: string) =>
  new RegExp(`${label}(?:[\\u0000]*\\.${label})+(?<rest>(?::\\d+)?[/?#][^\\s,;!。、「」『』]*)?`, 'giu')
/** Latin hosts are tried first, for Chinese text running into them: 看reurl.cc吧. */
const latin = hosts('[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?')
const named = hosts('[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}_-]{0,61}[\\p{L}\\p{N}\\p{M}])?')
/** Prose has no space before a full stop, and a capital letter after the space that follows it. */
const apart =
  /(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\s{1,5}\.\s{0,5}|\s{0,5}\.\s{1,5}(?=(?:com|net|org|cc|io|gg|ly|tw|info|xyz|app|link|edu|gov)(?:[^a-z]|$)))(?<ending>[a-z]{2,24})(?![a-z])/giu

/** English words that are also country-code domains: `Hi.My name is`, `1.is it far`. */
const words = new Set('am as at be do id in is it la ma me my no pa so to us'.split(' '))
const titles = /^(?:mr|ms|mrs|miss|dr|prof|st|no|vs)$/i

/** Returns whether it is prose: a missing space after a full stop, a numbered line, or a title before a name. */
function isProse(host: string, after: string): boolean {
  const labels = host.split('.')
  const [before = '', last = ''] = labels
  if (labels.length !== 2) return false
  const isCapital = /^\p{Lu}\p{Ll}*$/u.test(last)
  if (titles.test(before) && isCapital) return true
  if (/^\d{1,2}$/.test(before)) return words.has(last.toLowerCase()) || !/^[a-z]+$/i.test(last)
  // Multiple-choice answers: A.公司 B.政府
  if ([...before].length === 1 && !/[a-z]/i.test(last)) return true
  return isCapital && words.has(last.toLowerCase()) && /^\p{L}{2,}$/u.test(before) && /^\s+\p{L}/u.test(after)
}

const isOfTheWeb = (host: string) => {
  const { isIcann, domain } = parse(host.toLowerCase(), { validateHostname: false, allowPrivateDomains: false })
  return isIcann === true && domain !== null
}

/** A domain name under an ICANN suffix, in any script. */
const domain: ContactRule = (text) => {
  const dotted = withDots(text)
  const isName = (one: RegExpMatchArray) => {
    const { rest } = one.groups ?? {}
    const host = one[0].slice(0, one[0].length - (rest?.length ?? 0)).replaceAll('\u0000', '')
    const after = dotted.slice((one.index ?? 0) + one[0].length)
    return isOfTheWeb(host) && (rest !== undefined || !isProse(host, after))
  }
  return (
    first(dotted, latin, isName) ??
    first(dotted, named, isName) ??
    first(dotted, apart, (one) => isOfTheWeb(`name.${one.groups?.ending ?? ''}`) && !/^\d+\s/.test(one[0]))
  )
}

const part = '(?:0x[0-9a-f]{1,8}|[0-9]{1,10})'
const machine = new RegExp(`(?<![\\w.])${part}(?:\\.${part}){3}(?![\\w.]*\\w)`, 'giu')
const octetOf = (written: string) =>
  /^0x/i.test(written) ? Number.parseInt(written, 16) : Number.parseInt(written, /^0\d/.test(written) ? 8 : 10)

/** 203.0.113.9, also with parts in hex or octal, or written as a single number. */
const ipv4: ContactRule = (text) =>
  first(text, machine, (one) => one[0].split('.').every((written) => octetOf(written) <= 255)) ??
  first(
    text,
    /(?<![\w.])(?:0x[0-9a-f]{7,8}|\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?::\d{2,5}|\/[a-z]{3,}\S*|:\d{2,5}\/\S*))(?![\w.])/giu,
    (one) => /^0x|:\d{2,5}|^(?:\d+\.){2}/i.test(one[0]),
  )

const ipv6: ContactRule = (text) =>
  first(text, /(?<![\p{L}\p{N}:.])(?=[0-9a-f]{0,4}:)[0-9a-f:]{2,40}[0-9a-f:.]{0,16}(?![\p{L}\p{N}:])/giu, (one) => {
    const address = one[0].replace(/\.+$/, '')
    return isIPv6(address) && /\d/.test(address) && address.replace(/[^0-9a-f]/gi, '').length >= 4
  })

/** Anything with an @ inside, whatever follows it. */
const mail: ContactRule = (text) =>
  first(
    text,
    /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}\s?(?:@|[([{<]\s{0,5}at\s{0,5}[)\]}>])\s?[a-z0-9][a-z0-9-]*(?:\s?\.\s?[a-z0-9-]+)*/giu,
  )

export const addressRules: readonly ContactRule[] = [scheme, mail, domain, ipv4, ipv6]
