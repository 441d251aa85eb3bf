export interface SentFile {
  name: string
  content: Buffer
}

/** Returns a multipart body as browsers send it. */
export function multipart(files: SentFile[], fields: Record<string, string> = {}) {
  const boundary = '----learntrail-test'
  const part = (disposition: string, content: Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.flatMap(({ name, content }) => part(`name="files"; filename="${name}"`, content)),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
