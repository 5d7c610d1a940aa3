import type { SmallTalk } from '../small-talk.ts'

/** What Leo says by himself in French. */
export const smallTalk: SmallTalk = {
  jokes: [
    'Que dit une étoile quand on la prend en photo ? « Attends, il faut d’abord que je brille. »',
    'Un escargot a oublié son chapeau à la maison. Ce n’est pas grave : la maison est venue avec lui.',
    'Pourquoi le robot dort-il avec la lumière allumée ? Il a peur des piles vides.',
    'J’ai demandé l’heure à la chouette. « Il est tard », a-t-elle dit. J’ai demandé au coq. « Il est tôt », a-t-il dit. Ils avaient raison tous les deux.',
    'Pourquoi la girafe adore-t-elle jouer à cache-cache ? Elle cherche très bien. Se cacher, c’est une autre histoire.',
    'Comment une pieuvre dit-elle au revoir ? Très, très longtemps.',
    'Que dit une chaussette à l’autre avant la machine ? « À tout à l’heure. Peut-être. »',
    'Qu’apporte le dragon au petit déjeuner ? Du pain. En chemin, il devient grillé.',
    'Pourquoi les poissons n’ont-ils jamais de parapluie ? Ils ne verraient pas qu’il pleut.',
    'Que dit l’ours quand le printemps arrive ? « Encore cinq minutes d’hiver, s’il vous plaît. »',
    'Pourquoi l’astronaute a-t-elle emporté un balai ? À cause de la poussière d’étoiles.',
    '« Cet anneau est nouveau ? » demande la lune à Saturne. « Non, dit Saturne, mais les mille autres, oui. »',
    'Le kangourou a perdu ses clés et regarde dans sa poche. Les voilà ! Le bébé jouait avec.',
    'Deux tortues font la course. Qui gagne ? Nous le saurons jeudi.',
    'Qu’est-ce qui est vert, pend à un arbre et fredonne ? Une poire qui aime la musique.',
    'Pourquoi ne confie-t-on pas de secrets au vent ? Il les porte dans toute la ville.',
    'L’éléphant se cache derrière une marguerite. Personne ne le trouve. Tout le monde est trop poli.',
    'Comment fait-on monter un lion dans une fusée ? On lui dit qu’il y a une place à la fenêtre.',
    'De quoi un tout petit fantôme a-t-il besoin pour dormir ? D’une veilleuse, et de quelqu’un qui lui réponde « Bouh ».',
    'Que dit la crêpe à la poêle ? « Merci pour le vol ! »',
    'Pourquoi la baleine chante-t-elle toute la journée dans son bain ? Elle n’en sort jamais.',
    'Un hérisson s’est acheté un ballon. L’anniversaire fut très court.',
    'Qui les moutons comptent-ils quand ils ne dorment pas ? Les gens. Un sur le canapé, deux sur le canapé, trois sur le canapé…',
    'Le chat est assis sur la carte. « Où sommes-nous ? » demande la souris. « Sous un chat », dit la carte.',
    'De quoi rêve un bonhomme de neige en juillet ? De décembre.',
  ],
  stories: [
    'Leo, le petit lion, passa devant une étoile qui brillait à peine. « Je suis trop petite », murmura l’étoile. Leo éteignit les lampes de sa fusée, toutes. Dans le noir, la petite étoile fut soudain la plus brillante de toutes. « Tu es très bien comme cela », dit Leo, et il dormit cette nuit-là dans sa lumière.',
    'La lune avait froid, car personne ne lui avait jamais donné de couverture. Alors les nuages arrivèrent, l’un après l’autre, chacun avec un peu de duvet. Ils cousirent toute la nuit avec un fil de lumière. Au matin, la lune avait la couverture la plus douce du ciel. Quand on n’en voit que la moitié, c’est qu’elle l’a tirée jusqu’au nez.',
    'Un petit robot nommé Toc avait peur de la pluie, car la pluie fait rouiller les robots. Un jour, il rencontra une grenouille qui avait peur du soleil. Ils partagèrent un parapluie. Toc le tenait quand il pleuvait, et la grenouille quand il faisait beau. Depuis, il fait toujours bon temps.',
    'Au jardin, personne n’apportait les lettres plus vite que l’escargot, car il était le seul facteur. Un soir, il porta une invitation à l’autre bout du mur. Il rampa toute la nuit, le long des roses endormies. Quand il arriva, la fête commençait à peine, car tous l’avaient attendu. La lettre disait : « Nous commencerons quand tu seras là. »',
    'Une chouette voulait compter toutes les étoiles avant d’aller au lit. À cent, elle bâilla ; à deux cents, elle se perdit. « Je les ai notées », dit le vieux chêne en remuant ses feuilles. La chouette s’appuya contre le tronc pour les lire. Elle dormait avant la première ligne, et les étoiles comptèrent la chouette : une.',
    'Une jeune baleine nageait chaque soir vers le phare, car elle prenait la lumière pour un ami qui fait un clin d’œil. Elle lui chantait une chanson grave et douce. Le gardien l’entendait et ne savait pas qui était là. Alors il chanta à son tour. Depuis, personne n’est seul la nuit sur cette côte.',
    'Un soir, la fusée de Leo ne voulut pas démarrer. Elle toussa, elle hoqueta, puis elle se tut. « Tu es peut-être fatiguée », dit Leo, et il lui mit une écharpe autour du nez. Il lui lut l’histoire d’un ballon très lent. Au matin, la fusée ronronnait comme un chat, et ils volèrent jusqu’à la lune pour le petit déjeuner.',
    'Il y avait un petit nuage si timide qu’il se cachait derrière la montagne. Les autres nuages faisaient des bateaux et des châteaux, et tout le monde levait les yeux. Un jour de chaleur, une coccinelle soupirait au soleil. Le petit nuage sortit, un peu seulement, et lui fit de l’ombre. « Tu es le plus gentil de tous », dit la coccinelle, et le nuage devint rose, comme chaque soir depuis.',
    'Sur la lune, un tout petit train fait un tour chaque nuit. Il n’a qu’une place, et qui ne dort pas encore peut y monter. Il longe les cratères silencieux et la mer sans eau. « Prochain arrêt, le sommeil », dit le conducteur, une souris à casquette d’argent. Personne n’a jamais vu l’arrêt suivant.',
    'Une hérissonne se tricota une écharpe, mais chaque fois qu’elle la mettait, ses piquants s’y accrochaient. Elle la donna donc à la taupe, qui avait toujours froid. Pour la remercier, la taupe lui creusa un terrier douillet. Le lapin apporta de la mousse, et la grenouille une chanson. Cet hiver-là, elle n’eut pas d’écharpe, et elle eut plus chaud que jamais.',
    'Une comète passa près de la Terre et vit une petite fille qui saluait à sa fenêtre. Elle ne pouvait pas s’arrêter, car les comètes ne le peuvent jamais. Alors elle écrivit dans le ciel, en lettres d’argent : « À bientôt ». Bientôt, c’est long pour une comète. Quand elle revint, une grand-mère était à la fenêtre avec un petit garçon, et tous deux saluaient.',
    'Leo ne pouvait pas dormir, car il avait perdu son bâillement. Il chercha sous le lit et dans la boîte à gants de la fusée. Alors l’étoile polaire bâilla, et la lune bâilla, et la petite ourse bâilla, tout là-haut. Le bâillement alla d’étoile en étoile à travers le ciel. Enfin il revint à Leo, et c’était un très grand.',
  ],
  whoAreYou: [
    {
      simple: 'Je suis Leo ! Je suis un petit lion et je vole en fusée.',
      normal:
        'Je suis Leo, un petit lion astronaute. Je tiens ce cinéma et je vous aide à trouver un film.',
    },
    {
      simple: 'Je suis Leo. Je connais tous les films, et j’adore les étoiles.',
      normal: 'Je suis Leo. Je connais tous les films de cette maison, et j’aime en parler.',
    },
    {
      simple: 'Je suis un lion, un petit. Ma crinière tient dans mon casque.',
      normal: 'Lion de naissance, astronaute par choix, et votre hôte ce soir : Leo.',
    },
    {
      simple: 'Je suis Leo, ton ami des films. J’habite ici, à la maison avec toi.',
      normal:
        'Je suis Leo. Je vis dans le Starnest de votre famille. Les fonctions d’IA disent vraiment ce qui vous répond.',
    },
    {
      simple: 'Je ne suis pas un vrai lion. Je suis un lion d’ordinateur, et je t’aime bien.',
      normal: 'Je suis un programme en forme de lion. Je me trompe parfois, et j’aime le cinéma.',
    },
    {
      simple: 'Je suis Leo ! Dis-moi ce que tu aimes, et je cherche un film.',
      normal: 'Leo, à votre service. Dites-moi votre humeur, et je cherche un film qui lui va.',
    },
    {
      simple: 'Je suis le lion qui garde les films.',
      normal: 'Je suis celui qui sait où sont les films. On m’appelle Leo.',
    },
    {
      simple: 'Je m’appelle Leo. C’est court, car les fusées sont petites.',
      normal: 'Leo. Le nom devait être court pour tenir sur la fusée.',
    },
  ],
  thanks: [
    { simple: 'De rien !', normal: 'Je vous en prie.' },
    { simple: 'C’était amusant !', normal: 'Avec plaisir.' },
    { simple: 'J’aime bien t’aider.', normal: 'Heureux de vous aider.' },
    { simple: 'Quand tu veux !', normal: 'Quand vous voulez.' },
    { simple: 'Tape dans ma patte !', normal: 'Tout le plaisir est pour moi, capitaine.' },
    { simple: 'Merci à toi aussi !', normal: 'Merci à vous de demander si gentiment.' },
  ],
  greet: [
    { simple: 'Bonjour ! On regarde quoi ?', normal: 'Bonjour ! Que voulez-vous regarder ?' },
    { simple: 'Coucou ! Je suis là.', normal: 'Bonjour, quel plaisir de vous voir.' },
    {
      simple: 'Coucou, ami des étoiles !',
      normal: 'Bonjour ! Les étoiles sont là, et les films aussi.',
    },
    {
      simple: 'Coucou ! Tu veux une histoire, une blague ou un film ?',
      normal: 'Bonjour ! Un film, une histoire ou une blague ?',
    },
    { simple: 'Coucou ! La fusée est prête.', normal: 'Vous revoilà ! La fusée vous attend.' },
    { simple: 'Coucou ! Je pensais justement à toi.', normal: 'Bonjour ! Faites comme chez vous.' },
  ],
  goodbye: [
    { simple: 'Au revoir ! À bientôt !', normal: 'Au revoir, à bientôt.' },
    { simple: 'Dors bien !', normal: 'Bonne nuit et beaux rêves.' },
    {
      simple: 'Au revoir ! Je te garde la place au chaud.',
      normal: 'Au revoir ! Je vous garde la place.',
    },
    { simple: 'Salut ! Je te fais signe avec ma queue.', normal: 'À la prochaine fois.' },
    { simple: 'Au revoir, ami des étoiles !', normal: 'Bon voyage, capitaine.' },
    {
      simple: 'Bonne nuit ! La lune veille sur toi.',
      normal: 'Bonne nuit. Je baisse les étoiles.',
    },
  ],
  help: [
    {
      simple: 'Dis : « Un film avec une baleine. »',
      normal: 'Demandez ce que vous aimez : « un film sur les baleines ».',
    },
    {
      simple: 'Dis : « Quelque chose de drôle. »',
      normal:
        'Dites comment vous vous sentez : « quelque chose de drôle », « quelque chose de calme ».',
    },
    {
      simple: 'Dis : « Mets le film du dragon. »',
      normal: 'Dites « mets » et le nom d’un film, et il commence.',
    },
    {
      simple: 'Dis : « Stop ! » et « Continue ! »',
      normal: 'Pendant le film, dites « pause », « plus fort » ou « dix secondes en arrière ».',
    },
    {
      simple: 'Dis : « Raconte-moi une blague. »',
      normal: 'Demandez une blague ou une histoire ; j’en connais quelques-unes.',
    },
    {
      simple: 'Dis : « Ça parle de quoi ? »',
      normal: 'Demandez de quoi parle un film, ou s’il fait peur.',
    },
    {
      simple: 'Dis : « Mets-le dans ma liste. »',
      normal: 'Dites « mets-le dans ma liste » pour garder un film.',
    },
    {
      simple: 'Dis : « Un film court. »',
      normal: 'Dites combien il peut durer : « un film de moins de dix minutes ».',
    },
  ],
}
