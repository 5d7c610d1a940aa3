import { sliceTexts } from '@starnest/contract/text/texts'

/** What the bell, the profile menu and the menu of narrow screens say; it comes with them. */
export const accountTexts = sliceTexts({
  en: {
    replayIntro: 'Replay intro',
    notifications: 'Notifications',
    notificationsNew_one: 'Notifications, {{count}} new',
    notificationsNew_other: 'Notifications, {{count}} new',
    profileMenu: 'Profile menu',
    profileMenuOf: 'Profile menu of {{name}}',
    profile: 'Profile',
    parents: 'For parents',
    together: 'Watching together',
    settings: 'Settings',
    signOut: 'Sign Out',
  },
  es: {
    replayIntro: 'Ver la introducción',
    notifications: 'Novedades',
    notificationsNew_one: 'Novedades, {{count}} nueva',
    notificationsNew_other: 'Novedades, {{count}} nuevas',
    profileMenu: 'Menú del perfil',
    profileMenuOf: 'Menú del perfil de {{name}}',
    profile: 'Perfil',
    parents: 'Para padres',
    together: 'Ver juntos',
    settings: 'Ajustes',
    signOut: 'Cerrar sesión',
  },
  fr: {
    replayIntro: 'Revoir l’introduction',
    notifications: 'Nouveautés',
    notificationsNew_one: 'Nouveautés, {{count}} nouvelle',
    notificationsNew_other: 'Nouveautés, {{count}} nouvelles',
    profileMenu: 'Menu du profil',
    profileMenuOf: 'Menu du profil de {{name}}',
    profile: 'Profil',
    parents: 'Pour les parents',
    together: 'Regarder ensemble',
    settings: 'Réglages',
    signOut: 'Se déconnecter',
  },
})
