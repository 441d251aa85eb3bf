import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { plainText } from '@learntrail/contract/content/document'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { ShownFiles } from '../../files/index.ts'
import { BulletinChips } from '../components/bulletin-chips.tsx'
import { WhenTold } from '../components/when-told.tsx'
import css from './bulletin.module.css'

/** A bulletin: its text and files, who wrote it and when. */
export function BulletinCard({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const { title, group, writer, content, files } = bulletin
  return (
    <Card as="article" className={css.bulletin} aria-label={t('one')}>
      <header className={css.head}>
        <BulletinChips bulletin={bulletin} />
        <h2 className={css.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className={css.writer}>
          <PersonFace person={writer} size={28} />
          <span className={css.told}>
            <WhenTold bulletin={bulletin} />
          </span>
          <Link className={css.group} to={paths.group(group.id, 'bulletins')}>
            {group.name}
          </Link>
        </p>
      </header>
      {plainText(content) === '' ? null : <RichText document={content} />}
      <ShownFiles files={files} />
    </Card>
  )
}
