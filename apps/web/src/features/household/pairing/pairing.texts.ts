import { sliceTexts } from '@starnest/contract/text/texts'

export const pairingTexts = sliceTexts({
  en: {
    title: 'Pair this device',
    lead: 'Starnest does not know this device yet.',
    where:
      'Enter the 6-digit code. It is in the window where Starnest was started. A grown-up also finds it on a device that is paired already: Profiles, “Pair a new device”.',
    code: 'Pairing code',
    pair: 'Pair',
    wrong_one: 'That is not the code. One more try, then you have to wait.',
    wrong_other: 'That is not the code. {{count}} tries left.',
    paused: 'Too many wrong codes. Wait a little before the next try.',
    wait_one: 'Next try in {{count}} second',
    wait_other: 'Next try in {{count}} seconds',
    waitMinutes_one: 'Next try in {{count}} minute. A grown-up can end the wait with a new code.',
    waitMinutes_other:
      'Next try in {{count}} minutes. A grown-up can end the pause with a new code.',
    invite: 'Pair a new device',
    inviteIntro: 'Starnest is open to your home network. A new device needs a code once.',
    showCode: 'Show the code',
    newCode: 'New code',
    steps:
      'Scan the picture with the new device, or open the address under it, and enter this code.',
    validUntil: 'Valid until {{time}}',
    picture: 'QR code of {{address}}',
    addresses: 'The address of Starnest:',
    fingerprint: 'Fingerprint of this home (SHA-256), to compare with the one on the new device:',
    loading: 'Loading...',
    loadFailed: 'This could not be loaded.',
  },
  es: {
    title: 'Vincular este dispositivo',
    lead: 'Starnest aún no conoce este dispositivo.',
    where:
      'Escribe el código de 6 cifras. Está en la ventana donde se puso en marcha Starnest. Un adulto también lo encuentra en un dispositivo ya vinculado: Perfiles, «Vincular un dispositivo nuevo».',
    code: 'Código de vinculación',
    pair: 'Vincular',
    wrong_one: 'Ese no es el código. Queda un intento; después habrá que esperar.',
    wrong_other: 'Ese no es el código. Quedan {{count}} intentos.',
    paused: 'Demasiados códigos equivocados. Espera un poco antes del próximo intento.',
    wait_one: 'Próximo intento en {{count}} segundo',
    wait_other: 'Próximo intento en {{count}} segundos',
    waitMinutes_one:
      'Próximo intento en {{count}} minuto. Un adulto puede acabar con la espera con un código nuevo.',
    waitMinutes_other:
      'Próximo intento en {{count}} minutos. Un adulto puede terminar la pausa con un código nuevo.',
    invite: 'Vincular un dispositivo nuevo',
    inviteIntro:
      'Starnest está abierto a tu red doméstica. Un dispositivo nuevo necesita un código una vez.',
    showCode: 'Mostrar el código',
    newCode: 'Código nuevo',
    steps:
      'Escanea la imagen con el dispositivo nuevo, o abre la dirección que hay debajo, y escribe este código.',
    validUntil: 'Válido hasta las {{time}}',
    picture: 'Código QR de {{address}}',
    addresses: 'La dirección de Starnest:',
    fingerprint: 'Huella de esta casa (SHA-256), para compararla con la del dispositivo nuevo:',
    loading: 'Cargando…',
    loadFailed: 'No se ha podido cargar.',
  },
  fr: {
    title: 'Associer cet appareil',
    lead: 'Starnest ne connaît pas encore cet appareil.',
    where:
      'Entrez le code à 6 chiffres. Il est dans la fenêtre où Starnest a été démarré. Un adulte le trouve aussi sur un appareil déjà associé : Profils, « Associer un nouvel appareil ».',
    code: 'Code d’association',
    pair: 'Associer',
    wrong_one: 'Ce n’est pas le code. Encore un essai, puis il faudra attendre.',
    wrong_other: 'Ce n’est pas le code. Encore {{count}} essais.',
    paused: 'Trop de codes erronés. Attendez un peu avant le prochain essai.',
    wait_one: 'Prochain essai dans {{count}} seconde',
    wait_other: 'Prochain essai dans {{count}} secondes',
    waitMinutes_one:
      'Prochain essai dans {{count}} minute. Un adulte peut abréger l’attente avec un nouveau code.',
    waitMinutes_other:
      'Prochain essai dans {{count}} minutes. Un adulte peut finir la pause avec un nouveau code.',
    invite: 'Associer un nouvel appareil',
    inviteIntro:
      'Starnest est ouvert à votre réseau domestique. Un nouvel appareil a besoin d’un code, une seule fois.',
    showCode: 'Montrer le code',
    newCode: 'Nouveau code',
    steps:
      'Scannez l’image avec le nouvel appareil, ou ouvrez l’adresse au-dessous, et entrez ce code.',
    validUntil: 'Valable jusqu’à {{time}}',
    picture: 'Code QR de {{address}}',
    addresses: 'L’adresse de Starnest :',
    fingerprint: 'Empreinte de cette maison (SHA-256), à comparer avec celle du nouvel appareil :',
    loading: 'Chargement…',
    loadFailed: 'Le chargement a échoué.',
  },
})
