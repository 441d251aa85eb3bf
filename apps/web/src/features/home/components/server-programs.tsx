import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { programsQuery } from '../api/read-programs.ts'
import css from './server-programs.module.css'

const properNames = { ffmpeg: 'ffmpeg', libreoffice: 'LibreOffice' } as const
const settings = { ffmpeg: 'FFMPEG_PATH', libreoffice: 'SOFFICE_PATH' } as const

/** For staff: which of the programs that convert files this server has found. */
export function ServerPrograms() {
  return useCurrentUser()?.role === 'staff' ? <Programs /> : null
}

function Programs() {
  const { t } = useTranslation('home/about')
  const { data, error, isFetching, refetch } = useQuery(programsQuery)
  if (error) return <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  return (
    <Card as="section" aria-label={t('version.programs.title')} className={css.card}>
      <h2 className={css.title}>{t('version.programs.title')}</h2>
      <p className={css.lead}>{t('version.programs.lead')}</p>
      {data ? (
        <dl className={css.list}>
          {data.programs.map(({ name, version, isWrongPath }) => (
            <div key={name} className={css.program}>
              <dt>{dotted([t(`version.programs.${name}`), properNames[name]])}</dt>
              <dd data-missing={version === null || undefined}>
                {version ??
                  t(isWrongPath ? 'version.programs.wrongPath' : 'version.programs.missing', {
                    setting: settings[name],
                  })}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Loading>
          <SkeletonLines lines={2} />
        </Loading>
      )}
    </Card>
  )
}
