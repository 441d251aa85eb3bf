import { createHash, randomInt } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

export interface Person {
  email: string
  username: string
  displayName: string
  password: string
}

export type Role = 'student' | 'teacher' | 'education_staff' | 'other'

/** Makes a new person: no two journeys share one. */
export function stranger(): Person {
  const number = `${Date.now().toString(36)}${randomInt(36 ** 4).toString(36)}`
  return {
    email: `p${number}@e2e.test`,
    username: `p${number}`,
    displayName: `小晴${number}`,
    password: 'walk-by-the-river',
  }
}

/** Returns an address that no other browser uses. */
export function ownAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`
}

const digestOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** Sends the calls that the screens send, for steps that another journey covers in the browser. */
export class Api {
  #request: APIRequestContext
  #product: string | undefined

  /** `product` is the product's address, by default the one shared by all journeys. */
  constructor(request: APIRequestContext, product = process.env.E2E_BASE_URL) {
    this.#request = request
    this.#product = product
  }

  async signUp({ email, username, password }: Person, role: Role = 'student'): Promise<void> {
    await this.send('POST', '/api/v2/sessions/signup', { role, email, username, password: digestOf(password) })
  }

  /** Opens the mailed link, which signs in. */
  async activate({ email }: Person): Promise<void> {
    const link = await this.mailedLink(email)
    await this.send('POST', '/api/v2/sessions/email', {}, { authorization: `Bearer ${link.split('/').at(-1)}` })
  }

  /** Signs in as a person of the demo school. */
  async logInAsDemo(name: string): Promise<void> {
    await this.send('POST', '/api/v2/sessions', { account: `${name}@demo.test`, password: digestOf('learn-by-doing') })
  }

  /** Returns the id of the person signed in. */
  async ownId(): Promise<string> {
    return (await this.send<{ id: string }>('GET', '/api/v2/users/current')).id
  }

  async acceptTerms(): Promise<void> {
    await this.send('PATCH', '/api/v2/users/current', { hasAcceptedTerms: true })
  }

  async fillProfile({ displayName }: Person): Promise<void> {
    await this.send('PATCH', '/api/v2/users/current', {
      displayName,
      fullName: '林小晴',
      contact: { phone: '' },
      organization: {
        type: 'other_unit',
        location: { county: 'taipei_city', township: 'taipei_neihu' },
        jobCategory: 'software',
        industryCategory: 'manufacturing',
        serviceUnit: '學習工作室',
      },
    })
  }

  /** Uploads files and returns their ids, in order. */
  async upload(files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<string[]> {
    const ids: string[] = []
    for (const file of files) {
      const answer = await this.#request.post('/api/v2/portfolios/files', {
        headers: { 'x-csrf-token': await this.#csrfToken() },
        multipart: { files: file },
      })
      if (!answer.ok()) throw new Error(`upload of ${file.name}: ${answer.status()} ${await answer.text()}`)
      ids.push(...((await answer.json()) as { files: { id: string }[] }).files.map(({ id }) => id))
    }
    return ids
  }

  async publish(record: {
    title: string
    text: string
    date?: string
    privacy?: number
    fileIds?: string[]
    /** Blocks below the text. */
    blocks?: object[]
  }): Promise<string> {
    const { id } = await this.send<{ id: string }>('POST', '/api/v2/portfolios/portfolio', {
      title: record.title,
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: record.text }] }, ...(record.blocks ?? [])],
      },
      date: record.date ?? '2026-01-15',
      classification: 'course_learning',
      tags: ['naturalistic'],
      privacy: record.privacy ?? 0,
      fileIds: record.fileIds ?? [],
      clientId: crypto.randomUUID(),
    })
    return id
  }

  /** Begins an e-portfolio draft from records, empty or with all their texts and pictures in its first section. */
  async beginDocument(postIds: string[], { title = '', isFilled = false } = {}): Promise<string> {
    const writer = crypto.randomUUID()
    const draft = await this.send<{
      draftId: string
      version: number
      textResources: { resourceId: string; paragraphs: { text: string; block?: object }[] }[]
      imageResources: { file: { id: string } }[]
      customTextResources: Record<string, { contents: object[] }[]>
    }>('POST', '/api/v2/exportDraft', {
      clientId: crypto.randomUUID(),
      writer,
      save: 1,
      title,
      resourceIds: postIds.map((id) => `post_${id}`),
    })
    if (!isFilled) return draft.draftId
    const texts = draft.textResources.flatMap(({ resourceId, paragraphs }) =>
      paragraphs.map((paragraph) => ({ kind: 'text', id: crypto.randomUUID(), ...paragraph, resourceId })),
    )
    const images = draft.imageResources.map(({ file }) => {
      return { kind: 'image', id: crypto.randomUUID(), imageId: file.id, caption: '溪邊' }
    })
    draft.customTextResources.description?.[0]?.contents.push(...texts, ...images)
    await this.send('PATCH', `/api/v2/exportDraft/${draft.draftId}`, {
      writer,
      save: 2,
      version: draft.version,
      customTextResources: draft.customTextResources,
    })
    return draft.draftId
  }

  /** Returns the link of the newest mail, waiting for the job that sends it. */
  async mailedLink(email: string): Promise<string> {
    // The mailbox is only for calls from the machine itself, so this call must not carry a proxied address.
    const address = new URL(`/api/v2/mailbox?email=${encodeURIComponent(email)}`, this.#product)
    const newest = async () => {
      const { mails } = (await (await fetch(address)).json()) as { mails: { links: string[] }[] }
      return mails[0]?.links[0] ?? ''
    }
    await expect.poll(newest, { message: `a mail to ${email}`, intervals: [100] }).not.toBe('')
    return newest()
  }

  async send<Answer>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const csrf: Record<string, string> = method === 'GET' ? {} : { 'x-csrf-token': await this.#csrfToken() }
    const answer = await this.#request.fetch(path, { method, headers: { ...headers, ...csrf }, data: body })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

  async #csrfToken(): Promise<string> {
    const answer = await this.#request.get('/api/csrf/initialization')
    const { csrfToken } = (await answer.json()) as { csrfToken: string }
    return csrfToken
  }
}
