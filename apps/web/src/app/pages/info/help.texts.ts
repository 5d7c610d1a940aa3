import { sliceTexts } from '@starnest/contract/text/texts'

/** Help Center. Paragraphs are parted by a line break. */
export const helpTexts = sliceTexts({
  en: {
    title: 'Help Center',
    lead: 'A short tour of your cinema, and what to do when the projector sulks.',
    who: 'Who is watching?',
    whoText:
      'The picture at the end of the bar on top shows whose evening it is. Open it to change profiles: a family can have up to ten, and each keeps its own place in every film, its own lists and its own language.\nEvery device remembers its profile, so the tablet in small hands and the screen in the living room can differ.',
    watch: 'Watching a film',
    watchText:
      'Press Play on any film. When you stop, Starnest remembers the second; it waits for you under Continue Watching, on every device of the house.\nCaptions, speed and quality are in the player. Every film of ours has English captions.',
    find: 'Finding something',
    findText:
      'Type into the search box, or press “/” anywhere. Typing mistakes and missing accents are forgiven, and the first letters are enough. Below the trailer on home, the genre strip shows one kind of film only; Movies, Series and Kids are shelves of their own.',
    keep: 'Keeping it for later',
    keepText:
      'My List is for films you love, Watch Later for the ones you have not got round to. Each profile has both to itself.',
    files: 'Your own videos, pictures and sound',
    filesText:
      'Open Files and press Upload Files, or drop files and whole folders on the page. An upload may be paused, and goes on after the line was lost or the page was closed: choose the same file again. What is in the library already is not sent twice.\nA video becomes a film of your cinema. Until a grown-up rates it under Edit details, only grown-ups see it. What you delete lies in the bin for seven days. Under Media everything can be watched and heard, and one video may play as filler where nothing else does.',
    children: 'Children',
    childrenText:
      'A profile has an age limit. What is above it does not exist for that profile: no poster, no search result, no address that opens it. A grown-up chooses the limit on the Profiles page, and can block, approve or rate single titles on the page For parents.\nThere a grown-up also sets minutes a day and viewing hours. Starnest counts the time itself, on all devices together; whoever has at most five minutes of a film left may finish it. When time is over, a child can ask, and every grown-up’s screen shows it.\nA grown-up with a PIN keeps the door shut: without it nobody gets to a profile that may see more, or changes a limit. Without any PIN, whoever holds the device can change to another profile. Somebody who sits at the computer that runs Starnest can remove a forgotten PIN with npm run pin-reset.',
    devices: 'Phones, tablets and the TV',
    devicesText:
      'Starnest is for the computer it runs on until somebody there starts it with npm start -- --lan. Its window then shows an address, a picture to scan, and a code.\nA new device opens the address, learns once to trust your home, and enters the code once. Every grown-up finds the code on the Profiles page too, on a device that is in already. Signing a device out there sends it back to the code.',
    keys: 'Keys and remote controls',
    keysText:
      'Everything can be reached with the arrow keys, Enter and Escape or Back, with a keyboard or a remote.',
    trouble: 'When something does not work',
    troubleText:
      'If Starnest cannot be reached, a line at the foot of the screen says so and disappears by itself when it is back. Look whether the computer it runs on is awake and in the same network.\nSettings, under About, says how each part of it is doing. Whoever started Starnest finds more in the window they started it in; stopping it and starting it again loses nothing.',
  },
  es: {
    title: 'Centro de ayuda',
    lead: 'Un breve paseo por tu cine, y qué hacer cuando el proyector se enfurruña.',
    who: '¿Quién está viendo?',
    whoText:
      'La imagen al final de la barra superior dice de quién es la velada. Ábrela para cambiar de perfil: una familia puede tener hasta diez, y cada uno guarda su punto en cada película, sus listas y su idioma.\nCada dispositivo recuerda su perfil, así que la tableta de los pequeños y la pantalla del salón pueden ser distintas.',
    watch: 'Ver una película',
    watchText:
      'Pulsa Reproducir en cualquier película. Cuando paras, Starnest recuerda el segundo; te espera en Seguir viendo, en todos los dispositivos de la casa.\nLos subtítulos, la velocidad y la calidad están en el reproductor. Todas nuestras películas tienen subtítulos en inglés.',
    find: 'Encontrar algo',
    findText:
      'Escribe en el buscador o pulsa «/» en cualquier sitio. Se perdonan las erratas y los acentos que faltan, y bastan las primeras letras. Bajo el tráiler de inicio, la tira de géneros muestra una sola clase de películas; Películas, Series y Niños son estantes propios.',
    keep: 'Guardar para después',
    keepText:
      'Mi lista es para las películas que te encantan; Ver más tarde, para las que aún no has podido ver. Cada perfil tiene las suyas.',
    files: 'Tus propios vídeos, imágenes y sonidos',
    filesText:
      'Abre Archivos y pulsa Subir archivos, o suelta archivos y carpetas enteras en la página. Una subida se puede pausar y sigue después de perder la conexión o de cerrar la página: elige otra vez el mismo archivo. Lo que ya está en la biblioteca no se envía dos veces.\nUn vídeo pasa a ser una película de tu cine. Hasta que un adulto lo clasifica en Editar los datos, solo lo ven los adultos. Lo que borras queda siete días en la papelera. En Medios se puede ver y oír todo, y un vídeo puede servir de relleno donde no hay otra cosa.',
    children: 'Niños',
    childrenText:
      'Cada perfil tiene un límite de edad. Lo que lo supera no existe para ese perfil: ni cartel, ni resultado de búsqueda, ni dirección que lo abra. Un adulto elige el límite en la página de perfiles y puede bloquear, aprobar o clasificar títulos sueltos en la página para padres.\nAhí un adulto también fija los minutos al día y las horas. Starnest cuenta el tiempo sumando todos los dispositivos; si quedan cinco minutos o menos de una película, se puede terminar de ver. Cuando se acaba el tiempo, el niño puede pedir más, y lo ven las pantallas de todos los adultos.\nUn adulto con PIN mantiene la puerta cerrada: sin él nadie llega a un perfil que puede ver más ni cambia un límite. Sin ningún PIN, quien tiene el dispositivo en las manos puede cambiar a otro perfil. En el ordenador donde vive Starnest, npm run pin-reset quita un PIN olvidado.',
    devices: 'Teléfonos, tabletas y el televisor',
    devicesText:
      'Starnest es solo para el ordenador donde vive hasta que alguien lo pone en marcha allí con npm start -- --lan. Su ventana muestra entonces una dirección, una imagen para escanear y un código.\nUn dispositivo nuevo abre la dirección, aprende una vez a confiar en tu casa y escribe el código una vez. Cada adulto encuentra el código también en la página de perfiles, en un dispositivo que ya ha entrado. Cerrar allí la sesión de un dispositivo lo devuelve al código.',
    keys: 'Teclas y mandos a distancia',
    keysText: 'A todo se llega con las flechas, Intro y Escape o Atrás, con un teclado o un mando.',
    trouble: 'Cuando algo no funciona',
    troubleText:
      'Si no se puede llegar a Starnest, una línea al pie de la pantalla lo dice y desaparece sola cuando vuelve. Mira si el ordenador donde vive está despierto y en la misma red.\nAjustes, en Acerca de, dice cómo está cada una de sus partes. Quien puso Starnest en marcha encuentra más en la ventana desde la que lo hizo; pararlo y volver a arrancarlo no pierde nada.',
  },
  fr: {
    title: 'Centre d’aide',
    lead: 'Un petit tour de votre cinéma, et que faire quand le projecteur boude.',
    who: 'Qui regarde ?',
    whoText:
      'L’image au bout de la barre du haut dit à qui est la soirée. Ouvrez-la pour changer de profil : une famille peut en avoir dix, et chacun garde sa place dans chaque film, ses listes et sa langue.\nChaque appareil se souvient de son profil : la tablette des petites mains et l’écran du salon peuvent différer.',
    watch: 'Regarder un film',
    watchText:
      'Appuyez sur Lecture. Quand vous arrêtez, Starnest retient la seconde ; le film vous attend sous Reprendre, sur tous les appareils de la maison.\nLes sous-titres, la vitesse et la qualité sont dans le lecteur. Tous nos films ont des sous-titres anglais.',
    find: 'Trouver quelque chose',
    findText:
      'Écrivez dans la recherche, ou appuyez sur « / » n’importe où. Les fautes de frappe et les accents oubliés sont pardonnés, et les premières lettres suffisent. Sous la bande-annonce de l’accueil, la bande des genres ne montre qu’une sorte de films ; Films, Séries et Enfants sont des rayons à part.',
    keep: 'Garder pour plus tard',
    keepText:
      'Ma liste est pour les films que vous aimez, À regarder plus tard pour ceux que vous n’avez pas encore vus. Chaque profil a les siennes.',
    files: 'Vos vidéos, images et sons',
    filesText:
      'Ouvrez Fichiers et appuyez sur Importer des fichiers, ou déposez des fichiers et des dossiers entiers sur la page. Une importation peut être mise en pause et reprend après une coupure ou la fermeture de la page : choisissez à nouveau le même fichier. Ce qui est déjà dans la médiathèque n’est pas envoyé deux fois.\nUne vidéo devient un film de votre cinéma. Jusqu’à ce qu’un adulte la classe dans Modifier les détails, seuls les adultes la voient. Ce que vous supprimez reste sept jours dans la corbeille. Sous Médias, tout peut être regardé et écouté, et une vidéo peut servir d’interlude là où il n’y a rien d’autre.',
    children: 'Enfants',
    childrenText:
      'Chaque profil a une limite d’âge. Ce qui la dépasse n’existe pas pour lui : ni affiche, ni résultat de recherche, ni adresse qui l’ouvre. Un adulte choisit la limite sur la page des profils, et peut bloquer, approuver ou classer des titres un à un sur la page pour les parents.\nUn adulte y règle aussi les minutes par jour et les horaires. Starnest compte le temps lui-même, sur tous les appareils ensemble ; s’il reste cinq minutes ou moins d’un film, on peut le finir. Quand le temps est écoulé, l’enfant peut demander, et l’écran de chaque adulte le montre.\nUn adulte qui a un code garde la porte fermée : sans lui, personne n’arrive à un profil qui peut voir plus, ni ne change une limite. Sans aucun code, qui tient l’appareil peut passer à un autre profil. Sur l’ordinateur où vit Starnest, npm run pin-reset enlève un code oublié.',
    devices: 'Téléphones, tablettes et téléviseur',
    devicesText:
      'Starnest n’est que pour l’ordinateur où il vit, jusqu’à ce que quelqu’un l’y démarre avec npm start -- --lan. Sa fenêtre montre alors une adresse, une image à scanner et un code.\nUn nouvel appareil ouvre l’adresse, apprend une fois à faire confiance à votre maison et entre le code une fois. Chaque adulte trouve aussi le code sur la page des profils, sur un appareil déjà entré. Y déconnecter un appareil le renvoie au code.',
    keys: 'Touches et télécommandes',
    keysText:
      'Tout s’atteint avec les flèches, Entrée et Échap ou Retour, au clavier ou à la télécommande.',
    trouble: 'Quand quelque chose ne marche pas',
    troubleText:
      'Si Starnest est injoignable, une ligne au bas de l’écran le dit et disparaît d’elle-même à son retour. Vérifiez que l’ordinateur où il vit est allumé et sur le même réseau.\nLes réglages, sous À propos, disent comment va chacune de ses parties. Qui a démarré Starnest en trouve davantage dans la fenêtre d’où il l’a fait ; l’arrêter et le redémarrer ne perd rien.',
  },
})
