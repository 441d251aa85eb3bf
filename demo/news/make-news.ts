import sharp from 'sharp'
import { makeBanner, writeArticle } from '../../apps/server/src/features/news/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { uploadFiles } from '../files/upload-files.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { bannerDrawing, demoArticles } from './news.ts'

const mentionsNobody = () => ({ id: '', label: '' })

/** Publishes the news of the service. Idempotent. */
export async function makeNews({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const by = { id: idOf(ids, 'staff'), requestId: 'demo' }
  for (const { tw, en, daysAgo } of demoArticles) {
    const words = ({ title, text }: { title: string; text: string }) => ({
      title,
      content: documentOf(text, mentionsNobody),
    })
    await writeArticle(platformAt(platform, calendar.daysAgo(daysAgo)), by, {
      clientId: stableId(`article ${tw.title}`),
      publishAt: null,
      tw: words(tw),
      en: en === null ? null : words(en),
    })
  }
  const content = await sharp(Buffer.from(bannerDrawing)).jpeg({ quality: 82 }).toBuffer()
  const [fileId = ''] = await uploadFiles(platform, by.id, [{ fileName: 'banner.jpg', content }])
  const alt = { tw: '一起走完這學期的路：期末學習歷程特展', en: 'To the end of the term: the exhibition of portfolios' }
  await makeBanner(platform, by, {
    clientId: stableId('banner of the exhibition'),
    fileId,
    alt,
    link: '/news',
    roles: [],
    plans: [],
    place: 1,
    startsAt: calendar.daysAgo(7).toISOString(),
    endsAt: calendar.daysAgo(-60).toISOString(),
  })
}
