export { refreshNavigation, useNavigation } from './api/read-navigation.ts'
