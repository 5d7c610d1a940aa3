import { sliceTexts } from '../../../platform/texts.ts'

/** Cookie Policy. Paragraphs are parted by a line break. */
export const cookiesTexts = sliceTexts({
  en: {
    title: 'Cookie Policy',
    lead: 'One cookie, and a few notes that your browser keeps for itself. None of them follows you anywhere.',
    cookie: 'The one cookie',
    cookieText:
      'It holds a random number that tells this browser from the others in the house, so that each can have its own profile. No script can read it, and it is sent to your own server only. Without it Starnest still works and shows the profile the family chose last.',
    notes: 'Notes in the browser',
    notesText:
      'They stay in this browser and are never sent by themselves. A browser that keeps nothing forgets them, and everything works all the same.',
    control: 'Getting rid of them',
    controlText:
      'Clear the data of this site in your browser’s settings. Nobody’s place in a film is lost by that: those are kept by the server.',
    name: 'Name',
    purpose: 'What it is for',
    lasts: 'How long',
    devicePurpose: 'Tells this browser from the others in the house',
    deviceLasts: '400 days after the last visit',
    languagePurpose: 'The language of the interface',
    playerPurpose: 'Volume, and captions on or off',
    contrastPurpose: 'More contrast',
    setupPurpose: 'The family is to be set up another time',
    filesPurpose: 'How your files are laid out, for each profile',
    uploadsPurpose: 'Uploads that are not at their end, for each profile',
    untilArrived: 'Until they have arrived, a day at most',
    introPurpose: 'The intro has been seen',
    untilCleared: 'Until you clear it',
    untilClosed: 'Until the tab is closed',
  },
  es: {
    title: 'Política de cookies',
    lead: 'Una cookie y unas pocas notas que tu navegador guarda para sí. Ninguna te sigue a ninguna parte.',
    cookie: 'La única cookie',
    cookieText:
      'Guarda un número al azar que distingue este navegador de los demás de la casa, para que cada uno tenga su perfil. Ningún programa de la página puede leerla, y solo se envía a tu propio servidor. Sin ella Starnest funciona igual y muestra el perfil que la familia eligió por última vez.',
    notes: 'Notas en el navegador',
    notesText:
      'Se quedan en este navegador y nunca se envían por sí mismas. Un navegador que no guarda nada las olvida, y todo funciona igual.',
    control: 'Cómo librarse de ellas',
    controlText:
      'Borra los datos de este sitio en los ajustes de tu navegador. Nadie pierde así su punto en una película: eso lo guarda el servidor.',
    name: 'Nombre',
    purpose: 'Para qué sirve',
    lasts: 'Cuánto dura',
    devicePurpose: 'Distingue este navegador de los demás de la casa',
    deviceLasts: '400 días desde la última visita',
    languagePurpose: 'El idioma de la interfaz',
    playerPurpose: 'El volumen, y si hay subtítulos',
    contrastPurpose: 'Más contraste',
    setupPurpose: 'La familia se preparará otro día',
    filesPurpose: 'Cómo se ordenan tus archivos, para cada perfil',
    uploadsPurpose: 'Subidas que no han terminado, para cada perfil',
    untilArrived: 'Hasta que hayan llegado, un día como mucho',
    introPurpose: 'Ya se ha visto la introducción',
    untilCleared: 'Hasta que la borres',
    untilClosed: 'Hasta que se cierra la pestaña',
  },
  fr: {
    title: 'Politique des cookies',
    lead: 'Un cookie, et quelques notes que votre navigateur garde pour lui. Aucun ne vous suit où que ce soit.',
    cookie: 'L’unique cookie',
    cookieText:
      'Il contient un nombre au hasard qui distingue ce navigateur des autres de la maison, pour que chacun ait son profil. Aucun script ne peut le lire, et il n’est envoyé qu’à votre propre serveur. Sans lui, Starnest fonctionne quand même et montre le profil que la famille a choisi en dernier.',
    notes: 'Notes dans le navigateur',
    notesText:
      'Elles restent dans ce navigateur et ne sont jamais envoyées d’elles-mêmes. Un navigateur qui ne garde rien les oublie, et tout fonctionne quand même.',
    control: 'S’en débarrasser',
    controlText:
      'Effacez les données de ce site dans les réglages de votre navigateur. Personne n’y perd sa place dans un film : c’est le serveur qui la garde.',
    name: 'Nom',
    purpose: 'À quoi il sert',
    lasts: 'Combien de temps',
    devicePurpose: 'Distingue ce navigateur des autres de la maison',
    deviceLasts: '400 jours après la dernière visite',
    languagePurpose: 'La langue de l’interface',
    playerPurpose: 'Le volume, et les sous-titres ou non',
    contrastPurpose: 'Plus de contraste',
    setupPurpose: 'La famille sera mise en place une autre fois',
    filesPurpose: 'La disposition de vos fichiers, pour chaque profil',
    uploadsPurpose: 'Les importations inachevées, pour chaque profil',
    untilArrived: 'Jusqu’à leur arrivée, un jour au plus',
    introPurpose: 'L’introduction a été vue',
    untilCleared: 'Jusqu’à ce que vous l’effaciez',
    untilClosed: 'Jusqu’à la fermeture de l’onglet',
  },
})
