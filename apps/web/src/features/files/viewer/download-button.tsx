import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { originalOf } from '../file-addresses.ts'
import { isExpired, type ViewedFile } from './viewed-file.ts'

/** Downloads the file, or says that its download period is over. */
export function DownloadButton({ file }: { file: ViewedFile }) {
  const { t } = useTranslation('files/viewer')
  if (isExpired(file)) return <p>{t('expired.text')}</p>
  return (
    <Button
      component="a"
      href={originalOf(file)}
      download={file.displayName}
      variant="light"
      size="md"
      leftSection={<Icon name="download" />}
    >
      {t('download')}
    </Button>
  )
}
