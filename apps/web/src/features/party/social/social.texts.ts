import { sliceTexts } from '@starnest/contract/text/texts'

/** What the social platforms and sharing say. */
export const socialTexts = sliceTexts({
  en: {
    platforms: 'Social platforms',
    honest:
      'Starnest never signs in there. Connected means that this device may open the platform’s own page. Sharing opens that page: X with your words in it, the others for you to paste them. You post them there yourself.',
    grownUpsOnly: 'Only grown-ups can share outside the house.',
    disconnected: 'Not connected',
    connecting: 'Connecting…',
    connected: 'Connected',
    error: 'Error',
    offline: 'You are offline. Connect this device to the internet and try again.',
    failed: 'That did not work. Try again.',
    connect: 'Connect',
    connectNamed: 'Connect {{name}}',
    disconnect: 'Disconnect',
    disconnectNamed: 'Disconnect {{name}}',
    share: 'Share',
    shareText:
      'The platform’s own page opens, X with your words in it, and you post them there yourself.',
    message: 'Message',
    noneConnected: 'No platforms connected. Connect platforms above to share content.',
    shareTo: 'Share to {{name}}',
    shareToAll: 'Share to All',
    shareWithDevice: 'Share with this device…',
    blank: 'Write a message first.',
    opensWithWords: '{{name}} opens in a new tab with your words. You post them there.',
    opensToPaste: '{{name}} opens in a new tab. Your words are copied. Paste them there.',
    firstOpensWithWords:
      '{{name}} opens in a new tab with your words. They are copied, too: open the others here, one by one, and paste them.',
    firstOpensToPaste:
      '{{name}} opens in a new tab. Your words are copied. Paste them there, and do the same with the others here, one by one.',
    copyRefused_one:
      'This browser did not allow copying your words. They are selected: copy them by hand, then open the page here.',
    copyRefused_other:
      'This browser did not allow copying your words. They are selected: copy them by hand, then open the pages here.',
    handedOver: 'Passed on to this device. Starnest does not know what happens to it there.',
    handingOverFailed: 'This device could not share your words.',
    pages: 'Pages to open',
    openNamed: 'Open {{name}}',
  },
  es: {
    platforms: 'Redes sociales',
    honest:
      'Starnest nunca inicia sesión en ellas. Conectada quiere decir que este dispositivo puede abrir la página de esa red. Al compartir se abre esa página: la de X, con tus palabras puestas; las demás, para que las pegues. Eres tú quien las publica.',
    grownUpsOnly: 'Solo los adultos pueden compartir fuera de casa.',
    disconnected: 'No conectada',
    connecting: 'Conectando…',
    connected: 'Conectada',
    error: 'Error',
    offline: 'No tienes conexión. Conecta este dispositivo a internet e inténtalo de nuevo.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    connect: 'Conectar',
    connectNamed: 'Conectar {{name}}',
    disconnect: 'Desconectar',
    disconnectNamed: 'Desconectar {{name}}',
    share: 'Compartir',
    shareText:
      'Se abre la página de la red, la de X con tus palabras puestas, y eres tú quien las publica.',
    message: 'Mensaje',
    noneConnected:
      'No hay ninguna red conectada. Conecta alguna más arriba para compartir contenido.',
    shareTo: 'Compartir en {{name}}',
    shareToAll: 'Compartir en todas',
    shareWithDevice: 'Compartir con este dispositivo…',
    blank: 'Escribe primero un mensaje.',
    opensWithWords: '{{name}} se abre en otra pestaña con tus palabras. Tú las publicas allí.',
    opensToPaste: '{{name}} se abre en otra pestaña. Tus palabras están copiadas. Pégalas allí.',
    firstOpensWithWords:
      '{{name}} se abre en otra pestaña con tus palabras. También están copiadas: abre aquí las demás, una a una, y pégalas.',
    firstOpensToPaste:
      '{{name}} se abre en otra pestaña. Tus palabras están copiadas. Pégalas allí y haz lo mismo aquí con las demás, una a una.',
    copyRefused_one:
      'Este navegador no ha dejado copiar tus palabras. Están seleccionadas: cópialas a mano y abre luego la página aquí.',
    copyRefused_other:
      'Este navegador no ha dejado copiar tus palabras. Están seleccionadas: cópialas a mano y abre luego las páginas aquí.',
    handedOver: 'Entregado a este dispositivo. Starnest no sabe qué pasa después.',
    handingOverFailed: 'Este dispositivo no ha podido compartir tus palabras.',
    pages: 'Páginas para abrir',
    openNamed: 'Abrir {{name}}',
  },
  fr: {
    platforms: 'Réseaux sociaux',
    honest:
      'Starnest ne s’y connecte jamais. Relié veut dire que cet appareil peut ouvrir la page du réseau. Partager ouvre cette page : celle de X avec vos mots, les autres pour que vous les colliez. C’est vous qui les publiez.',
    grownUpsOnly: 'Seuls les adultes peuvent partager hors de la maison.',
    disconnected: 'Non relié',
    connecting: 'Connexion…',
    connected: 'Relié',
    error: 'Erreur',
    offline: 'Vous êtes hors ligne. Connectez cet appareil à internet et réessayez.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    connect: 'Relier',
    connectNamed: 'Relier {{name}}',
    disconnect: 'Délier',
    disconnectNamed: 'Délier {{name}}',
    share: 'Partager',
    shareText:
      'La page du réseau s’ouvre, celle de X avec vos mots, et c’est vous qui les publiez.',
    message: 'Message',
    noneConnected: 'Aucun réseau relié. Reliez-en un plus haut pour partager du contenu.',
    shareTo: 'Partager sur {{name}}',
    shareToAll: 'Partager sur tous',
    shareWithDevice: 'Partager avec cet appareil…',
    blank: 'Écrivez d’abord un message.',
    opensWithWords:
      '{{name}} s’ouvre dans un nouvel onglet avec vos mots. Vous les publiez là-bas.',
    opensToPaste:
      '{{name}} s’ouvre dans un nouvel onglet. Vos mots sont copiés. Collez-les là-bas.',
    firstOpensWithWords:
      '{{name}} s’ouvre dans un nouvel onglet avec vos mots. Ils sont aussi copiés : ouvrez les autres ici, un par un, et collez-les.',
    firstOpensToPaste:
      '{{name}} s’ouvre dans un nouvel onglet. Vos mots sont copiés. Collez-les là-bas, puis faites de même ici avec les autres, un par un.',
    copyRefused_one:
      'Ce navigateur n’a pas permis de copier vos mots. Ils sont sélectionnés : copiez-les à la main, puis ouvrez la page ici.',
    copyRefused_other:
      'Ce navigateur n’a pas permis de copier vos mots. Ils sont sélectionnés : copiez-les à la main, puis ouvrez les pages ici.',
    handedOver: 'Remis à cet appareil. Starnest ne sait pas ce qu’il en advient.',
    handingOverFailed: 'Cet appareil n’a pas pu partager vos mots.',
    pages: 'Pages à ouvrir',
    openNamed: 'Ouvrir {{name}}',
  },
})
