import { randomUUID } from 'node:crypto'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Platform } from '../../../platform/platform.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'

/** Uploads a text file and marks it as a film in the database; captions never read its bytes. */
export async function uploadFilm({ pool }: Platform, person: TestPerson, name = '河'): Promise<string> {
  const [file] = await uploadFiles(person, [{ name: `${name}.txt`, content: Buffer.from(randomUUID()) }])
  if (file === undefined) throw new Error(`${name} was not taken`)
  const text = 'update files set type = $2, media_type = $3, display_name = $4 where id = $1'
  await pool.query(text, [file.id, fileTypeFlags.video, 'video/mp4', `${name}.mp4`])
  return file.id
}

export const vttOf = (...words: string[]) =>
  `WEBVTT\n\n${words.map((word, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${word}\n`).join('\n')}`

export const ownCaptions = (fileId: string, language = 'zh-Hant') => `/api/v2/file/${fileId}/captions/${language}`
export const seenCaptions = (fileId: string, language = 'zh-Hant') => `/api/v2/files/${fileId}/captions/${language}`

export const saveOf = (text: string, version = 0, writer: string = randomUUID()) => ({ text, version, writer })

export async function saveCaptions({ browser }: TestPerson, path: string, text: string, version = 0) {
  const answer = await browser.put(path, saveOf(text, version))
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
