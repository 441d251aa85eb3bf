import { crc32 } from 'node:zlib'

interface Packed {
  path: string
  content: Buffer
}

/** Makes a package as Mahara exports it: a blog post with a picture in its text, and comments. */
export function leap2aPackage(
  name: string,
  { title, text, picture }: { title: string; text: string; picture: Buffer },
) {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:leap2="http://terms.leapspecs.org/" xmlns:portfolio="https://mahara.example/export/leap/7/1685000000/"
  xmlns:mahara="http://wiki.mahara.org/Developer_Area/Import%2F%2FExport/LEAP_Extensions#">
  <leap2:version>http://www.leapspecs.org/2010-07/2A/</leap2:version>
  <id>https://mahara.example/export/7/1685000000</id><title>Mahara Leap2A Export</title>
  ${entry('artefact1', 'entry', 'blogpost', title, `<div xmlns="http://www.w3.org/1999/xhtml"><h3>觀察</h3><p>${text}</p><img rel="leap2:has_part" href="portfolio:artefact2" alt="" /></div>`)}
  ${entry('artefact2', 'resource', 'image', '取樣點.png', '', '<link rel="enclosure" type="image/png" href="files/0-取樣點.png"/>')}
  ${entry('artefact3', 'entry', 'comment', '留言', '寫得真好')}
</feed>`
  const files = [
    { path: 'leap2a.xml', content: Buffer.from(feed) },
    { path: 'files/0-取樣點.png', content: picture },
  ]
  return { name, mimeType: 'application/zip', buffer: zipOf(files) }
}

const entry = (id: string, type: string, kind: string, title: string, content: string, links = '') => `<entry>
    <title>${title}</title><id>portfolio:${id}</id><published>2023-05-20T09:00:00+08:00</published>
    <content${content.startsWith('<') ? ' type="xhtml"' : ''}>${content}</content>
    <rdf:type rdf:resource="leap2:${type}"/><mahara:artefactplugin mahara:type="${kind}" mahara:plugin="blog"/>${links}
  </entry>`

/** Packs a zip file without compression. */
function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { path, content } of files) {
    const name = Buffer.from(path)
    // Version, UTF-8 names, stored, no time, checksum, both sizes, length of the name; the rest stays zero.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, content)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, name)
    at += 30 + name.length + content.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
