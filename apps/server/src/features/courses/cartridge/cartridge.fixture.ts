import { crc32, deflateRawSync } from 'node:zlib'
import type { TestPerson } from '../../../testing/people.ts'
import { multipart } from '../../files/multipart.fixture.ts'
import { coursePath } from '../courses.fixture.ts'

export type Packed = Record<string, string | Buffer>

/** Makes a zip with the given names and modes, including zips that no honest program would write. */
export function zipped(entries: Packed | [string, string | Buffer][], { mode = 0o100644 } = {}): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  const all = Array.isArray(entries) ? entries : Object.entries(entries)
  for (const [path, content] of all) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)]
    const isPacked = bytes.length > 0
    const packed = isPacked ? deflateRawSync(bytes) : bytes
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(isPacked ? 8 : 0, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const more = Buffer.alloc(14)
    more.writeUInt16LE(mode, 8)
    more.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), facts, more, name)
    files.push(Buffer.from('PK\x03\x04'), facts, name, packed)
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(all.length, 8)
  end.writeUInt16LE(all.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, listed, end])
}

interface Cartridge {
  version?: string
  title?: string
  /** Items below the root item that represents the course. */
  items: string
  resources: string
}

export const item = (title: string, shows?: string, inner = '') =>
  `<item identifier="i-${title}"${shows === undefined ? '' : ` identifierref="${shows}"`}><title>${title}</title>${inner}</item>`

export const resource = (id: string, type: string, path: string) =>
  `<resource identifier="${id}" type="${type}" href="${path}"><file href="${path}"/></resource>`

/** A manifest in the style of other platforms. */
export const foreignManifest = ({
  version = '1.1.0',
  title = '河川的一年',
  items,
  resources,
}: Cartridge) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m1" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}</schemaversion>
<lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="zh-TW">${title}</lomimscc:string></lomimscc:title>
<lomimscc:description><lomimscc:string>&lt;p&gt;跟著基隆河走一年。&lt;/p&gt;</lomimscc:string></lomimscc:description>
<lomimscc:keyword><lomimscc:string>溶氧</lomimscc:string></lomimscc:keyword></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="o1" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${resources}</resources></manifest>`

export const webLink = (title: string, href: string) =>
  `<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1"><title>${title}</title><url href="${href}" target="_blank"/></webLink>`

/** The smallest cartridge that makes a course. */
export const smallCartridge = (page = '<p>每公升幾毫克</p>', more: Packed = {}): Packed => ({
  'imsmanifest.xml': foreignManifest({
    items: item('看河', undefined, item('站在橋上', 'p1')),
    resources: resource('p1', 'webcontent', 'p.html'),
  }),
  'p.html': page,
  ...more,
})

export const importPath = `${coursePath}/import`

export async function sendCartridge({ browser }: TestPerson, content: Buffer, name = '河川.imscc') {
  const { body, headers } = multipart([{ name, content }])
  return browser.post(importPath, body, headers)
}

export const takeAlong = ({ browser }: TestPerson, id: string) => browser.get(`${coursePath}/${id}/cartridge`)
