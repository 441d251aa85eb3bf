import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import type { DraftSession } from '../../draft/draft-session.ts'
import { useDraft } from '../../draft/use-draft-session.ts'
import { AddedPictures } from './added-pictures.tsx'
import { PictureSources } from './picture-sources.tsx'
import { placedImageIds } from './placed.ts'
import css from './source-panel.module.css'
import { TextSource } from './text-source.tsx'

/** Panel of sources: texts and pictures of the material, and added pictures. */
export function SourcePanel({ session }: { session: DraftSession }) {
  const { t } = useTranslation('eportfolio/export')
  const { draft } = useDraft(session)
  const [tab, setTab] = useState<'texts' | 'pictures'>('texts')
  const { textResources, imageResources, customTextResources } = draft
  const items = useMemo(() => itemsOf(customTextResources), [customTextResources])
  const placed = useMemo(() => placedImageIds(customTextResources), [customTextResources])
  const titles = new Map(textResources.map(({ resourceId, title }) => [resourceId, title]))
  const ofMaterial = [...new Set(imageResources.map(({ resourceId }) => resourceId))]

  return (
    <section className={css.panel} aria-label={t('structure.sources')}>
      <Unseen as="h2">{t('structure.sources')}</Unseen>
      <Tabs
        label={t('sources.label')}
        tabs={(['texts', 'pictures'] as const).map((value) => ({ value, name: t(`sources.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'texts' ? (
          <div className={css.list}>
            <p className={css.hint}>{t('sources.hint')}</p>
            {textResources.map((resource) => (
              <TextSource key={resource.resourceId} resource={resource} items={items} />
            ))}
            {textResources.length === 0 ? <p className={css.none}>{t('sources.noTexts')}</p> : null}
          </div>
        ) : (
          <div className={css.list}>
            {ofMaterial.map((resourceId) => (
              <PictureSources
                key={resourceId}
                title={titles.get(resourceId) || t('sources.record')}
                pictures={imageResources.filter((image) => image.resourceId === resourceId).map(({ file }) => file)}
                placed={placed}
              />
            ))}
            {ofMaterial.length === 0 ? <p className={css.none}>{t('sources.noPictures')}</p> : null}
            <AddedPictures session={session} placed={placed} />
          </div>
        )}
      </Tabs>
      <div className={css.change}>
        <LinkButton look="line" size="s" icon="list" to={paths.selectMaterial(session.id)}>
          {t('sources.change')}
        </LinkButton>
      </div>
    </section>
  )
}
