import 'i18next'
import type captions from '@learntrail/texts/tw/files/captions.json'
import type files from '@learntrail/texts/tw/files/files.json'
import type myFiles from '@learntrail/texts/tw/files/my-files.json'
import type player from '@learntrail/texts/tw/files/player.json'
import type recording from '@learntrail/texts/tw/files/recording.json'
import type viewer from '@learntrail/texts/tw/files/viewer.json'
import type ways from '@learntrail/texts/tw/files/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
    'files/captions': typeof captions
    'files/my-files': typeof myFiles
    'files/player': typeof player
    'files/recording': typeof recording
    'files/viewer': typeof viewer
    'files/ways': typeof ways
  }
}
