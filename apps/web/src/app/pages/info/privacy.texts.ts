import { sliceTexts } from '@starnest/contract/text/texts'

/** Privacy Policy. Paragraphs are parted by a line break. */
export const privacyTexts = sliceTexts({
  en: {
    title: 'Privacy Policy',
    lead: 'Starnest runs on a computer of your own. What you watch is nobody else’s business, so nobody else is told.',
    kept: 'What is kept, and where',
    keptText:
      'On the computer that runs Starnest, in its data folder: your family’s profiles with their names, pictures, age limits and preferences; where each profile stopped in each film and which ones it finished; My List and Watch Later; when a profile last looked at what is new; how often each film was played in this house; what a parent said of a title for a child; the newest 200 messages of the party’s chat; what plays at the party, and where in it; a PIN, as a code that cannot be turned back into it; and for every browser a random number, how it describes itself, the name you gave it, when it was first and last here, and whose profile it uses.\nIn your browser: the language, the volume and captions, more contrast if you chose it, which social platforms’ pages it may open for sharing, and that you have seen the intro or put off setting up the family. The Cookie Policy lists them by name.',
    leaves: 'What leaves the house',
    leavesText:
      'Nothing, from Starnest. No account, no advertising, no statistics, no fonts or scripts from elsewhere. Apart from calls in the Party Zone, the pages may talk to your own server only, and the browser is told to enforce that. The very first start downloads the packages it is built from; after that it needs no internet.\nIn the Party Zone, picture and sound of cameras and microphones go straight from one screen at home to another: never through your server or onto it, and nowhere else. A social platform’s own page opens only when a grown-up shares. Starnest sends nothing to it; X’s page alone opens with the words in its address, and you post them yourself. Shared with the device, the words go to the app you choose.\nOne thing to know: voice search uses the speech recognition of your browser, and some browsers send what you say to their maker to understand it. It listens only after you press the microphone. In a browser without speech recognition the button is not there.',
    sees: 'Who can see it',
    seesText:
      'Everybody who can open Starnest: there is no sign-in inside the house. Everyone can change to any profile that has no PIN in the way. What a child or teen watched is listed for grown-ups on the page For parents; what a grown-up watched, only for themselves. As delivered, only the computer that runs it can open it; whoever runs it may open it to your network, and then each device needs a code once.\nThe log tells what went wrong, not what was watched.',
    erase: 'Deleting',
    eraseText:
      'Places in films are forgotten by themselves after 90 days, or after the time that a grown-up chooses on the page For parents, where they can also be deleted one by one or all at once. Deleting a profile deletes its places in films, its lists and what it said at the party with it. A browser that has not been here for 400 days is forgotten. Deleting the data folder deletes everything; backups are yours to delete, too.',
  },
  es: {
    title: 'Política de privacidad',
    lead: 'Starnest funciona en un ordenador tuyo. Lo que ves no es asunto de nadie más, así que nadie más se entera.',
    kept: 'Qué se guarda y dónde',
    keptText:
      'En el ordenador donde vive Starnest, en su carpeta de datos: los perfiles de tu familia con sus nombres, imágenes, límites de edad y preferencias; dónde paró cada perfil en cada película y cuáles terminó; Mi lista y Ver más tarde; cuándo miró un perfil las novedades por última vez; cuántas veces se ha visto cada película en esta casa; lo que un padre o una madre dijo de un título para un niño; los 200 últimos mensajes del chat de la fiesta; lo que se ve en la fiesta y por dónde va; un PIN, como un código del que no se puede volver a él; y de cada navegador un número al azar, cómo se describe, el nombre que le diste, cuándo estuvo aquí por primera y por última vez, y qué perfil usa.\nEn tu navegador: el idioma, el volumen y los subtítulos, más contraste si lo elegiste, de qué redes sociales puede abrir la página para compartir, y que ya has visto la introducción o dejado para otro día preparar la familia. La Política de cookies los enumera por su nombre.',
    leaves: 'Qué sale de casa',
    leavesText:
      'Nada, por parte de Starnest. Ni cuentas, ni publicidad, ni estadísticas, ni fuentes o programas de otros sitios. Aparte de las llamadas en la Zona de fiesta, las páginas solo pueden hablar con tu propio servidor, y el navegador tiene orden de vigilarlo. El primer arranque descarga los paquetes de los que está hecho; después no necesita internet.\nEn la Zona de fiesta, la imagen y el sonido de cámaras y micrófonos van directamente de una pantalla de casa a otra: nunca pasan por tu servidor ni se quedan en él, y no van a ningún otro sitio. La página de una red social solo se abre cuando un adulto comparte. Starnest no le envía nada; solo la de X se abre con las palabras en su dirección, y eres tú quien las publica. Al compartir con el dispositivo, las palabras van a la aplicación que elijas.\nUna cosa que conviene saber: la búsqueda por voz usa el reconocimiento de voz de tu navegador, y algunos navegadores envían lo que dices a su fabricante para entenderlo. Solo escucha después de que pulses el micrófono. En un navegador sin reconocimiento de voz el botón no aparece.',
    sees: 'Quién puede verlo',
    seesText:
      'Quien pueda abrir Starnest: dentro de casa no hay que identificarse. Cualquiera puede cambiar a un perfil que no esté tras un PIN. Lo que ha visto un niño o un adolescente aparece para los adultos en la página Para padres; lo que ha visto un adulto, solo para él. De entrada solo puede abrirlo el ordenador donde funciona; quien lo administra puede abrirlo a tu red, y entonces cada dispositivo necesita un código una vez.\nEl registro cuenta qué ha fallado, no qué se ha visto.',
    erase: 'Borrar',
    eraseText:
      'El punto en cada película se olvida solo a los 90 días, o pasado el tiempo que elija un adulto en la página Para padres, donde también se puede borrar uno a uno o todo a la vez. Borrar un perfil borra con él su punto en cada película, sus listas y lo que dijo en la fiesta. Un navegador que no aparece en 400 días se olvida. Borrar la carpeta de datos lo borra todo; las copias de seguridad también son tuyas para borrar.',
  },
  fr: {
    title: 'Politique de confidentialité',
    lead: 'Starnest tourne sur un ordinateur à vous. Ce que vous regardez ne regarde personne d’autre, alors personne d’autre ne l’apprend.',
    kept: 'Ce qui est gardé, et où',
    keptText:
      'Sur l’ordinateur où vit Starnest, dans son dossier de données : les profils de votre famille avec leurs noms, images, limites d’âge et souhaits ; où chaque profil s’est arrêté dans chaque film et lesquels il a finis ; Ma liste et À regarder plus tard ; quand un profil a regardé les nouveautés pour la dernière fois ; combien de fois chaque film a été lu dans cette maison ; ce qu’un parent a dit d’un titre pour un enfant ; les 200 derniers messages de la discussion de la fête ; ce qui passe à la fête, et où on en est ; un code secret, sous une forme dont on ne peut pas le retrouver ; et pour chaque navigateur un nombre au hasard, comment il se décrit, le nom que vous lui avez donné, quand il est venu la première et la dernière fois, et le profil qu’il utilise.\nDans votre navigateur : la langue, le volume et les sous-titres, plus de contraste si vous l’avez choisi, de quels réseaux sociaux il peut ouvrir la page pour partager, et que vous avez vu l’introduction ou remis à plus tard la mise en place de la famille. La Politique des cookies les nomme.',
    leaves: 'Ce qui sort de la maison',
    leavesText:
      'Rien, de la part de Starnest. Ni compte, ni publicité, ni statistiques, ni polices ou scripts venus d’ailleurs. À part les appels dans l’Espace fête, les pages ne peuvent parler qu’à votre propre serveur, et le navigateur a l’ordre d’y veiller. Le tout premier démarrage télécharge les paquets dont il est fait ; ensuite il n’a plus besoin d’internet.\nDans l’Espace fête, l’image et le son des caméras et des micros vont directement d’un écran de la maison à un autre : jamais par votre serveur ni sur lui, et nulle part ailleurs. La page d’un réseau social ne s’ouvre que quand un adulte partage. Starnest ne lui envoie rien ; seule celle de X s’ouvre avec les mots dans son adresse, et c’est vous qui les publiez. Partagés avec l’appareil, les mots vont à l’application que vous choisissez.\nUne chose à savoir : la recherche vocale utilise la reconnaissance de votre navigateur, et certains navigateurs envoient ce que vous dites à leur fabricant pour le comprendre. Elle n’écoute qu’après une pression sur le micro. Dans un navigateur sans reconnaissance vocale, le bouton n’existe pas.',
    sees: 'Qui peut le voir',
    seesText:
      'Quiconque peut ouvrir Starnest : dans la maison on ne s’identifie pas. Chacun peut passer à un profil qui n’est pas derrière un code. Ce qu’un enfant ou un ado a regardé est listé pour les adultes sur la page Pour les parents ; ce qu’un adulte a regardé, pour lui seul. À la livraison, seul l’ordinateur qui le fait tourner peut l’ouvrir ; qui l’administre peut l’ouvrir à votre réseau ; chaque appareil a alors besoin d’un code, une fois.\nLe journal dit ce qui a échoué, pas ce qui a été regardé.',
    erase: 'Effacer',
    eraseText:
      'Les places dans les films sont oubliées toutes seules après 90 jours, ou après la durée qu’un adulte choisit sur la page Pour les parents, où l’on peut aussi les effacer une à une ou toutes ensemble. Supprimer un profil supprime avec lui ses places dans les films, ses listes et ce qu’il a dit à la fête. Un navigateur qui n’est pas venu depuis 400 jours est oublié. Supprimer le dossier de données supprime tout ; les sauvegardes sont aussi à vous de supprimer.',
  },
})
