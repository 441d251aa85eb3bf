import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../ui/dates.ts'
import type { Station } from './stations.ts'

export function useStationTitle() {
  const { t } = useTranslation('posts')
  return ({ kind, key }: Pick<Station, 'kind' | 'key'>) =>
    kind === 'month' ? formatMonth(`${key}-01`) : t(`stations.${kind}`)
}
