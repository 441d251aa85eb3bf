import sharp from 'sharp'
import { currentEdition, type DocumentInput } from '../../apps/server/src/features/eportfolio/typeset/index.ts'
import type { StoredFile } from '../../apps/server/src/features/files/index.ts'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'
import type {
  CustomTextResources,
  DocumentContent,
  DocumentItem,
} from '../../packages/contract/src/eportfolio/document.ts'
import { defaultPages, sectionKeys } from '../../packages/contract/src/eportfolio/facts.ts'

const sentences = [
  '我們沿著基隆河選了上、中、下游三個取樣點，在同一天的上午、中午與傍晚各測一次。',
  '出發前先用標準液校正儀器，每個點重複測量三次取平均。',
  '中游的溶氧量比我們預期的低，平均只有 5.1 mg/L。',
  '一開始以為是儀器的問題，換了一台再測，結果相差不到 0.1。',
]
const titles = ['學習動機與目標', '學習歷程', '反思', '收穫', '未來應用', '']
/** The content of each of six sections: texts of so many sentences, each followed by a picture while there are any. */
interface Extent {
  texts: number
  sentences: number
}
const usual: Extent = { texts: 5, sentences: 8 }
/** Fills as many pages as a document may have, within the limits on its content. */
export const longest: Extent = { texts: 33, sentences: 32 }

const [width, height] = [2_400, 1_800]

/** Makes a photograph as large as a phone's, in soft colours. */
export async function photographBytes(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const
  const soft = await sharp({ create: { width: 24, height: 18, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer()
  return sharp(soft)
    .resize(width, height)
    .modulate({ hue: number * 40 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Makes a photograph and stores it. */
export async function photograph(storage: Storage, number: number): Promise<StoredFile> {
  const content = await photographBytes(number)
  const key = await storage.put(content)
  const id = newId()
  return {
    id,
    ownerId: id,
    name: `照片${number}.jpg`,
    displayName: `照片${number}.jpg`,
    type: 1,
    mediaType: 'image/jpeg',
    bytes: content.length,
    sha256: key,
    width,
    height,
    previewBytes: content.length,
    previewKey: key,
    smallKey: null,
    smallBytes: null,
    isSmallDecided: true,
    previewMediaType: 'image/jpeg',
    thumbnailKeys: [],
    captions: [],
    thumbnailWidths: [],
    isOriginalPrivate: false,
    discloses: null,
    duration: null,
    conversionState: null,
    conversionReason: null,
    downloadPeriod: null,
    letGoAt: null,
    withheldAt: null,
    createdAt: new Date(),
  }
}

/** Makes a document of about 20 pages. `round` changes every sentence, so that no cache helps. */
export function longDocument(photos: readonly StoredFile[], round: number, extent = usual): DocumentInput {
  return {
    content: longContent(
      photos.map(({ id }) => id),
      round,
      extent,
    ),
    pictures: new Map(photos.map((file) => [file.id, file])),
    owner: { displayName: '林小雨', schoolName: '臺北市立內湖高級中學' },
    certifications: [],
    edition: currentEdition,
    madeOn: '2026-11-21',
    person: 'somebody',
    confirmationCode: 'ABCD2345EFGH6789',
  }
}

/** Makes the content of such a document; pictures by their ids. */
export function longContent(imageIds: readonly string[], round: number, extent = usual): DocumentContent {
  let photo = 0
  const paragraph = (number: number): DocumentItem => ({
    kind: 'text',
    id: newId(),
    text: `${round}-${number}：${Array.from({ length: extent.sentences }, (_, index) => sentences[(index + number) % sentences.length]).join('')}`,
    breakBefore: false,
  })
  const picture = (): DocumentItem[] => {
    const imageId = imageIds[photo++]
    if (imageId === undefined) return []
    const caption = `第 ${photo} 張照片`
    return [{ kind: 'image', id: newId(), imageId, width: 66, place: 'center', caption, breakBefore: false }]
  }
  const section = (index: number) => [
    {
      id: newId(),
      title: titles[index] ?? '',
      breakBefore: false,
      contents: Array.from({ length: extent.texts }, (_, item) => [paragraph(index * 100 + item), ...picture()]).flat(),
    },
  ]
  return {
    title: '水的旅行',
    customTextResources: Object.fromEntries(
      sectionKeys.map((key, index) => [key, section(index)]),
    ) as CustomTextResources,
    sectionOrder: [...sectionKeys],
    adjustImages: [],
    pages: { ...defaultPages, coverImageId: imageIds[0] ?? null, introduction: '一條河，三個取樣點' },
  }
}
