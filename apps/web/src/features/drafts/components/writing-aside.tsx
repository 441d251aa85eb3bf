import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AsideStack } from '../../../ui/screen/aside-stack.tsx'
import { PromptsCard } from '../../posts/index.ts'

export function WritingAside() {
  const { t } = useTranslation('drafts/form')
  return (
    <AsideStack>
      <PromptsCard />
      <LinkButton look="quiet" icon="file" to={paths.myFiles}>
        {t('myFiles')}
      </LinkButton>
    </AsideStack>
  )
}
