import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureNames, UploadField } from '../../../files/index.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import { useDraft } from '../../draft/use-draft-session.ts'
import { PictureSources } from './picture-sources.tsx'
import { pictureUploads } from './picture-uploads.ts'
import css from './source-panel.module.css'

/** Pictures added by the person besides the material; uploads continue in the background. */
export function AddedPictures({ session, placed }: { session: DraftSession; placed: ReadonlySet<string> }) {
  const { t } = useTranslation('eportfolio/export')
  const { customImageResources: pictures } = useDraft(session).draft
  const uploads = pictureUploads(session)
  const items = useSyncExternalStore(uploads.subscribe, uploads.read)
  const isFull = pictures.length + items.length >= ePortfolioLimits.documentImages
  return (
    <>
      {pictures.length > 0 ? (
        <PictureSources
          title={t('sources.added')}
          pictures={pictures}
          placed={placed}
          onRemove={({ id }) =>
            session.change({ customImageResources: pictures.filter((picture) => picture.id !== id) })
          }
        />
      ) : null}
      <section className={css.group} aria-label={t('sources.add')}>
        <h3 className={css.title}>{t('sources.add')}</h3>
        {isFull ? (
          <p className={css.none}>{t('sources.full', { count: ePortfolioLimits.documentImages })}</p>
        ) : (
          <UploadField id="added-pictures" queue={uploads.queue} items={items} accept={pictureNames} />
        )}
      </section>
    </>
  )
}
