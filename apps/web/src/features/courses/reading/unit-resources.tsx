import type { CourseResource, CourseUnit } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { FilmPlayer, LazyShownFiles } from '../../files/index.ts'
import { WatchedPiece } from '../learning/watched-piece.tsx'
import { useCourseNames } from '../names.ts'
import css from './unit-resources.module.css'

/** The resources of a unit in order: films, files and other sites' pages. */
export function UnitResources({ files, unit }: { files: Course['files']; unit: CourseUnit }) {
  const fileOf = ({ courseFileId }: CourseResource) => files.find(({ _id }) => _id === courseFileId)?.file ?? null
  return unit.resources.map((resource) => <Resource key={resource.id} resource={resource} file={fileOf(resource)} />)
}

function Resource({ resource, file }: { resource: CourseResource; file: FileSummary | null }) {
  const { t } = useTranslation('courses/reading')
  const names = useCourseNames()
  const name = resource.name.trim() || file?.displayName || names.resource(resource.type)
  return (
    <section
      className={css.resource}
      aria-label={name}
      data-film={resource.type === 'video' && resource.address === null ? resource.id : undefined}
    >
      <WatchedPiece pieceId={resource.id}>
        {resource.address === null ? (
          <>
            <h3 className={css.name}>{name}</h3>
            {file === null ? (
              <p className={css.quiet}>{t('fileMissing')}</p>
            ) : resource.type === 'video' ? (
              <FilmPlayer file={file} label={name} />
            ) : (
              <LazyShownFiles files={[file]} />
            )}
          </>
        ) : (
          <a className={css.outside} href={resource.address} target="_blank" rel="noopener noreferrer nofollow ugc">
            <Icon name="link" />
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <span className={css.quiet}>{t('outside', { place: placeOf(resource.address) })}</span>
            </span>
            <Icon name="outside" size={18} />
          </a>
        )}
      </WatchedPiece>
    </section>
  )
}

/** Returns the host of an address, without `www.`. */
const placeOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address)
