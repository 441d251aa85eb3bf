import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

const pictureEvery = 2
const text = '今天在基隆河的三個取樣點量了溶氧和濁度，上游的水比下游清。'

/**
 * Publishes `count` records through the product, one per day back from 2026-01-01, every second one with a photo in all
 * its sizes. Returns the id of the newest.
 */
export async function publishRecords(base: string, headers: Record<string, string>, count: number): Promise<string> {
  let newest = ''
  for (let number = 0; number < count; number += 1) {
    const fileIds = number % pictureEvery === 0 ? [await uploadPhoto(base, headers, number)] : []
    const answer = await fetch(`${base}/api/v2/portfolios/portfolio`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `水質紀錄第 ${count - number} 次`,
        content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: text.repeat(4) }] }] },
        fileIds,
        date: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
        classification: 'course_learning',
        tags: ['naturalistic', 'sdg_6', 'data_analysis'],
        privacy: 3,
        clientId: randomUUID(),
      }),
    })
    if (!answer.ok) throw new Error(`A record was refused: ${await answer.text()}`)
    const { id } = (await answer.json()) as { id: string }
    if (number === 0) newest = id
  }
  return newest
}

async function uploadPhoto(base: string, headers: Record<string, string>, number: number): Promise<string> {
  const background = { r: 40 + (number % 160), g: 120, b: 200 - (number % 120) }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = await sharp(
    await sharp({ create: { width: 24, height: 18, channels: 3, background, noise } })
      .png()
      .toBuffer(),
  )
    .resize(1_600, 1_200)
    .jpeg({ quality: 80 })
    .toBuffer()
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `photo-${number}.jpg`)
  const answer = await fetch(`${base}/api/v2/portfolios/files`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`A photo was refused: ${await answer.text()}`)
  const { files } = (await answer.json()) as { files: { id: string }[] }
  if (files[0] === undefined) throw new Error('A photo got no receipt.')
  return files[0].id
}
