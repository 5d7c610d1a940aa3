import { sliceTexts } from '@starnest/contract/text/texts'

/** Help Center. Paragraphs are parted by a line break. */
export const helpTexts = sliceTexts({
  en: {
    title: 'Help Center',
    lead: 'A short tour of your cinema, and what to do when something does not work.',
    who: 'Who is watching?',
    whoText:
      'The picture at the end of the top bar shows who is watching. Open it to change profiles: a family can have up to ten, and each profile keeps its own place in every film, its own lists and its own language.\nEvery device remembers its profile, so a child’s tablet and the living-room screen can differ.',
    watch: 'Watching a film',
    watchText:
      'Press Play on any film. When you stop, Starnest remembers where; the film waits for you under Continue Watching, on every device of the house.\nCaptions, speed and quality are in the player. All our films have English captions.',
    find: 'Finding something',
    findText:
      'Type into the search box, or press “/” anywhere. Typing mistakes and missing accents do no harm, and the first letters are enough. Below the trailer on Home, the genre bar shows one kind of film only; Movies, Series and Kids have pages of their own.\nOr say it: press the microphone or the key V, or hold it while you speak. “Something funny under ten minutes” finds films; “next” moves the row you look at; while a film plays, “pause” or “captions on” does just that. What you would say can also be typed there.',
    keep: 'Keeping it for later',
    keepText:
      'My List is for films you love, Watch Later for the ones you have not watched yet. Each profile has its own.',
    files: 'Your own videos, pictures and sound',
    filesText:
      'Open Files and press Upload Files, or drop files and whole folders on the page. You can pause an upload. After the connection was lost or the page was closed, choose the same file again and it goes on. What is in the library already is not sent twice.\nA video becomes a film of your cinema. Until a grown-up rates it under Edit details, only grown-ups see it. What you delete stays in the bin for seven days. Under Media you can watch and listen to everything, and choose one video as the filler that plays where nothing else does.',
    children: 'Children',
    childrenText:
      'A profile has an age limit. What is above it does not exist for that profile: no poster, no search result, no address that opens it. A grown-up chooses the limit on the Profiles page, and can block, approve or rate single titles on the page For parents.\nThere a grown-up also sets minutes a day and viewing hours. Starnest counts the time on all devices together; with five minutes or less of a film left, it may be watched to the end. When time is over, a child can ask for more, and every grown-up’s screen shows it.\nGive the grown-ups a PIN: then nobody changes a limit, or changes to a profile that may see more, without it. Without any PIN, whoever holds the device can change to another profile. A forgotten PIN is removed on the computer that runs Starnest, with npm run pin-reset.',
    devices: 'Phones, tablets and the TV',
    devicesText:
      'Only the computer that runs Starnest can open it, until somebody starts it there with npm start -- --lan. Its window then shows an address, a picture to scan, and a code.\nOn a new device, open the address, set the device up once to trust your home, and enter the code once. Every grown-up also finds the code on the Profiles page, on a device that is paired already. A device that is signed out there needs the code again.',
    keys: 'Keys and remote controls',
    keysText:
      'Everything can be reached with the arrow keys, Enter and Escape or Back, with a keyboard or a remote.',
    trouble: 'When something does not work',
    troubleText:
      'If Starnest cannot be reached, a line at the foot of the screen says so and disappears when it is back. Check that the computer it runs on is awake and on the same network.\nSettings, under About, shows how each part of Starnest is doing. Whoever started Starnest finds more in the window they started it in; stopping it and starting it again loses nothing.',
  },
  es: {
    title: 'Centro de ayuda',
    lead: 'Un breve recorrido por tu cine, y qué hacer cuando algo no funciona.',
    who: '¿Quién está viendo?',
    whoText:
      'La imagen al final de la barra superior muestra quién está viendo. Ábrela para cambiar de perfil: una familia puede tener hasta diez, y cada perfil guarda por dónde va cada película, sus listas y su idioma.\nCada dispositivo recuerda su perfil, así que la tableta de los pequeños y la pantalla del salón pueden tener perfiles distintos.',
    watch: 'Ver una película',
    watchText:
      'Pulsa Reproducir en cualquier película. Cuando paras, Starnest recuerda dónde; la película te espera en Seguir viendo, en todos los dispositivos de la casa.\nLos subtítulos, la velocidad y la calidad están en el reproductor. Todas nuestras películas tienen subtítulos en inglés.',
    find: 'Encontrar algo',
    findText:
      'Escribe en el buscador o pulsa «/» en cualquier sitio. Las erratas y los acentos que faltan no importan, y bastan las primeras letras. En Inicio, bajo el tráiler, la barra de géneros muestra una sola clase de películas; Películas, Series e Infantil tienen su propia página.\nO dilo: pulsa el micrófono o la tecla V, o mantenla pulsada mientras hablas. «Algo divertido de menos de diez minutos» busca películas; «siguiente» mueve la fila que miras; mientras se ve una película, «pausa» o «pon los subtítulos» hace justo eso. Lo que dirías también se puede escribir ahí.',
    keep: 'Guardar para después',
    keepText:
      'Mi lista es para las películas que te encantan; Ver más tarde, para las que aún no has podido ver. Cada perfil tiene las suyas.',
    files: 'Tus propios vídeos, imágenes y sonidos',
    filesText:
      'Abre Archivos y pulsa Subir archivos, o suelta archivos y carpetas enteras en la página. Una subida se puede pausar. Si se pierde la conexión o se cierra la página, elige otra vez el mismo archivo y la subida sigue. Lo que ya está en la biblioteca no se envía dos veces.\nUn vídeo pasa a ser una película de tu cine. Hasta que un adulto lo clasifica en Editar los datos, solo lo ven los adultos. Lo que borras queda siete días en la papelera. En Medios se puede ver y oír todo, y elegir un vídeo de relleno para donde no hay otra cosa.',
    children: 'Niños',
    childrenText:
      'Cada perfil tiene un límite de edad. Lo que lo supera no existe para ese perfil: ni cartel, ni resultado de búsqueda, ni dirección que lo abra. Un adulto elige el límite en la página de perfiles y puede bloquear, aprobar o clasificar títulos sueltos en la página Para padres.\nAhí un adulto también fija los minutos al día y las horas. Starnest cuenta el tiempo sumando todos los dispositivos; si quedan cinco minutos o menos de una película, se puede terminar de ver. Cuando se acaba el tiempo, el niño puede pedir más, y lo ven las pantallas de todos los adultos.\nPon un PIN a los adultos: sin él nadie cambia un límite ni pasa a un perfil que puede ver más. Sin ningún PIN, quien tiene el dispositivo en las manos puede cambiar a otro perfil. Un PIN olvidado se quita en el ordenador donde funciona Starnest, con npm run pin-reset.',
    devices: 'Teléfonos, tabletas y el televisor',
    devicesText:
      'Solo el ordenador donde funciona Starnest puede abrirlo, hasta que alguien lo pone en marcha allí con npm start -- --lan. Su ventana muestra entonces una dirección, una imagen para escanear y un código.\nEn un dispositivo nuevo, abre la dirección, configúralo una vez para que confíe en tu casa y escribe el código una vez. Los adultos también encuentran el código en la página de perfiles, en un dispositivo ya vinculado. Un dispositivo cuya sesión se cierra allí vuelve a necesitar el código.',
    keys: 'Teclas y mandos a distancia',
    keysText: 'A todo se llega con las flechas, Intro y Escape o Atrás, con un teclado o un mando.',
    trouble: 'Cuando algo no funciona',
    troubleText:
      'Si no se puede conectar con Starnest, una línea al pie de la pantalla lo dice y desaparece cuando vuelve. Comprueba que el ordenador donde funciona está encendido y en la misma red.\nAjustes, en Acerca de, muestra cómo está cada parte de Starnest. Quien puso Starnest en marcha encuentra más en la ventana desde la que lo hizo; al pararlo y volver a arrancarlo no se pierde nada.',
  },
  fr: {
    title: 'Centre d’aide',
    lead: 'Un petit tour de votre cinéma, et que faire quand quelque chose ne marche pas.',
    who: 'Qui regarde ?',
    whoText:
      'L’image au bout de la barre du haut montre qui regarde. Ouvrez-la pour changer de profil : une famille peut en avoir dix, et chaque profil garde l’endroit où il en est dans chaque film, ses listes et sa langue.\nChaque appareil se souvient de son profil : la tablette d’un enfant et l’écran du salon peuvent en avoir un différent.',
    watch: 'Regarder un film',
    watchText:
      'Appuyez sur Lecture. Quand vous arrêtez, Starnest retient à quel endroit ; le film vous attend sous Reprendre, sur tous les appareils de la maison.\nLes sous-titres, la vitesse et la qualité sont dans le lecteur. Tous nos films ont des sous-titres anglais.',
    find: 'Trouver quelque chose',
    findText:
      'Écrivez dans la recherche, ou appuyez sur « / » n’importe où. Les fautes de frappe et les accents oubliés ne gênent pas, et les premières lettres suffisent. Sur l’accueil, sous la bande-annonce, la barre des genres ne montre qu’une sorte de films ; Films, Séries et Enfants ont leur propre page.\nOu dites-le : appuyez sur le micro ou la touche V, ou maintenez-la en parlant. « Quelque chose de drôle de moins de dix minutes » trouve des films ; « suivant » fait avancer la rangée que vous regardez ; pendant un film, « pause » ou « mets les sous-titres » fait exactement cela. Ce que vous diriez peut aussi s’y écrire.',
    keep: 'Garder pour plus tard',
    keepText:
      'Ma liste est pour les films que vous aimez, À regarder plus tard pour ceux que vous n’avez pas encore vus. Chaque profil a les siennes.',
    files: 'Vos vidéos, images et sons',
    filesText:
      'Ouvrez Fichiers et appuyez sur Importer des fichiers, ou déposez des fichiers et des dossiers entiers sur la page. Une importation peut être mise en pause. Après une coupure ou la fermeture de la page, choisissez à nouveau le même fichier et elle reprend. Ce qui est déjà dans la bibliothèque n’est pas envoyé deux fois.\nUne vidéo devient un film de votre cinéma. Jusqu’à ce qu’un adulte la classe dans Modifier les détails, seuls les adultes la voient. Ce que vous supprimez reste sept jours dans la corbeille. Sous Médias, vous pouvez tout regarder et tout écouter, et choisir une vidéo comme interlude, là où il n’y a rien d’autre.',
    children: 'Enfants',
    childrenText:
      'Chaque profil a une limite d’âge. Ce qui la dépasse n’existe pas pour lui : ni affiche, ni résultat de recherche, ni adresse qui l’ouvre. Un adulte choisit la limite sur la page des profils, et peut bloquer, approuver ou classer des titres un à un sur la page Pour les parents.\nUn adulte y règle aussi les minutes par jour et les horaires. Starnest compte le temps sur tous les appareils réunis ; s’il reste cinq minutes ou moins d’un film, on peut le finir. Quand le temps est écoulé, l’enfant peut en demander, et l’écran de chaque adulte le montre.\nDonnez un code PIN aux adultes : sans lui, personne ne change une limite ni ne passe à un profil qui peut voir plus. Sans aucun code PIN, celui qui tient l’appareil peut passer à un autre profil. Un code PIN oublié s’enlève sur l’ordinateur où tourne Starnest, avec npm run pin-reset.',
    devices: 'Téléphones, tablettes et téléviseur',
    devicesText:
      'Seul l’ordinateur où tourne Starnest peut l’ouvrir, jusqu’à ce que quelqu’un l’y démarre avec npm start -- --lan. Sa fenêtre montre alors une adresse, une image à scanner et un code.\nSur un nouvel appareil, ouvrez l’adresse, réglez-le une fois pour qu’il fasse confiance à votre maison et entrez le code une fois. Les adultes trouvent aussi le code sur la page des profils, sur un appareil déjà associé. Un appareil qu’on y déconnecte a de nouveau besoin du code.',
    keys: 'Touches et télécommandes',
    keysText:
      'Tout s’atteint avec les flèches, Entrée et Échap ou Retour, au clavier ou à la télécommande.',
    trouble: 'Quand quelque chose ne marche pas',
    troubleText:
      'Si Starnest est injoignable, une ligne au bas de l’écran le dit et disparaît à son retour. Vérifiez que l’ordinateur où il tourne est allumé et sur le même réseau.\nLes réglages, sous À propos, montrent l’état de chaque partie de Starnest. La personne qui a démarré Starnest en apprend davantage dans la fenêtre d’où elle l’a fait ; l’arrêter et le redémarrer ne fait rien perdre.',
  },
})
