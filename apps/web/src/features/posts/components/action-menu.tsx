export { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
