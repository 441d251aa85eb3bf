import type {
  CustomTextResources,
  DocumentContent,
  DocumentItem,
  DocumentPart,
} from '@learntrail/contract/eportfolio/document'
import { defaultPages, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { newId } from '../../../platform/ids/ids.ts'
import type { StoredFile } from '../../files/index.ts'
import type { DocumentInput } from './document-input.rules.ts'
import { currentEdition } from './editions.rules.ts'

export const words = (text: string, more: object = {}): DocumentItem => ({
  kind: 'text',
  id: newId(),
  text,
  breakBefore: false,
  ...more,
})

export const picture = (imageId: string, more: object = {}): DocumentItem => ({
  kind: 'image',
  id: newId(),
  imageId,
  width: 100,
  place: 'center',
  caption: '',
  breakBefore: false,
  ...more,
})

export const part = (title: string, contents: DocumentItem[] = []): DocumentPart => ({
  id: newId(),
  title,
  breakBefore: false,
  contents,
})

export function content(
  sections: Partial<CustomTextResources>,
  pages: Partial<DocumentContent['pages']> = {},
  more: Partial<DocumentContent> = {},
): DocumentContent {
  return {
    title: '水的旅行',
    customTextResources: {
      description: [part('學習動機與目標')],
      firstSpindle: [part('學習歷程')],
      secondSpindle: [part('反思')],
      thirdSpindle: [part('收穫')],
      fourthSpindle: [part('未來應用')],
      postScript: [part('')],
      ...sections,
    },
    sectionOrder: [...sectionKeys],
    adjustImages: [],
    pages: { ...defaultPages, ...pages },
    ...more,
  }
}

export function documentInput(of: DocumentContent, files: readonly StoredFile[] = []): DocumentInput {
  return {
    content: of,
    certifications: [],
    edition: currentEdition,
    pictures: new Map(files.map((file) => [file.id, file])),
    person: 'somebody',
    owner: { displayName: '林小雨', schoolName: '臺北市立內湖高級中學' },
    madeOn: '2026-11-21',
    confirmationCode: 'ABCD2345EFGH6789',
  }
}
