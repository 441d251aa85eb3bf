export { AdvancedFeaturesDialog } from './advanced-features-dialog.tsx'
export { refreshNavigation, useNavigation } from './api/read-navigation.ts'
export { LockedButton } from './locked-button.tsx'
