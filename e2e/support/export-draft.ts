import type { Api } from './person.ts'
import { picture } from './pictures.ts'

interface Draft {
  draftId: string
  version: number
  textResources: { resourceId: string }[]
  imageResources: { file: { id: string } }[]
  customTextResources: Record<string, { contents: unknown[] }[]>
}

/** Makes a record with a photograph, and a draft with both in its second section. */
export async function exportDraft(api: Api, { title, text }: { title: string; text: string }): Promise<string> {
  const fileIds = await api.upload([picture('取樣點.png', { width: 600, height: 400 })])
  const post = await api.publish({ title: '水質檢測', text, fileIds })
  const writer = crypto.randomUUID()
  const draft = await api.send<Draft>('POST', '/api/v2/exportDraft', {
    writer,
    save: 1,
    clientId: crypto.randomUUID(),
    name: title,
    title,
    resourceIds: [`post_${post}`],
  })
  const sections = draft.customTextResources
  const resourceId = draft.textResources[0]?.resourceId
  const id = () => crypto.randomUUID()
  sections.firstSpindle?.[0]?.contents.push(
    { kind: 'text', id: id(), text, resourceId },
    { kind: 'image', id: id(), imageId: draft.imageResources[0]?.file.id, caption: '中游取樣點' },
  )
  await api.send('PATCH', `/api/v2/exportDraft/${draft.draftId}`, {
    writer,
    save: 2,
    version: draft.version,
    customTextResources: sections,
  })
  return draft.draftId
}
