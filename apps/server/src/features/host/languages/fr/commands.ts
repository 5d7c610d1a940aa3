import { type LanguageCommands, words } from '../language.ts'
import { cues } from './cues.ts'
import { filmCommands } from './film-commands.ts'
import { householdCommands } from './household-commands.ts'
import { named } from './named-films.ts'
import { playerCommands } from './player-commands.ts'
import { talk } from './talk.ts'

/** What is said to the host in French. */
export const commands: LanguageCommands = {
  classes: {
    film: words(`
      film, films, dessin animé, dessins animés, vidéo, série, épisode, titre, animation, vue, court métrage, cartoon, histoire
    `),
    this: words(`
      ça, ce, celui-ci, celui-là, celle-ci, celle-là, ce film, le film, cette vidéo, ce dessin animé, le, la, l, cela,
      cette série, ce film-là, ce film-ci, cette histoire, celui d avant, le film en question, celui que tu as dit, ce truc, ce titre,
      c, la vidéo, le dessin animé, la série
    `),
    list: words(`
      ma liste, la liste, liste, notre liste, mes favoris, favoris, les favoris, ma liste de favoris, ma liste d envies, ma watchlist
    `),
    sound: words(
      `son, le son, volume, le volume, audio, l audio, la voix, la musique, la télé, le film, les voix`,
    ),
    captions: words(`
      sous-titres, les sous-titres, sous-titre, des sous-titres, le sous-titrage, sous-titrage, les textes, les paroles, le texte,
      sous titrage, les sous-titres français, les sous-titres en français
    `),
    friends: words(`
      mes amis, des amis, amis, mon ami, mon amie, mes copains, mes copines, les copains, les copines, mes cousins, les cousins, mes cousines, mon cousin,
      ma cousine, mamie, papi, grand-mère, ma grand-mère, grand-père, mon grand-père, mes grands-parents, les grands-parents, ma famille, la famille, les autres,
      tout le monde, quelqu un, ma sœur, mon frère, mon copain, ma copine, mamy, papy, ma tante, mon oncle, mon chum, ma blonde, mémé, pépé, d autres, mon meilleur ami, ma meilleure amie,
      mes potes, des copains, papi et mamie
    `),
    play: words(`
      mets, mets-moi, mets-nous, mettez, mettez-moi, mettez-nous, mettre, me mettre, nous mettre, joue, lance, lancer, lancez, lance-moi, lance-nous, démarre, démarrer, regarder, voir, regarde, regardons, passe, passe-moi, passe-nous, passer, lis,
      commence, commencer, jouer, nous lancer, me lancer, part, pars, partir, fais jouer, balance, envoie, diffuse, lire, lancez-nous, lancez-moi, passez-nous, écouter, fais démarrer, fais partir, démarrez, nous passer, me passer
    `),
    playit: words(`
      vas-y lance, vas-y mets-le, mets-nous-la, mets-la-nous, mets-le-nous, lance-le-nous, mets donc ça, on regarde ça, on regarde celui-là, on regarde celui-ci, je veux celui-là, je veux celui-ci, on veut celui-là, on prend celui-là, on prend ça, va pour celui-là, envoie-le, fais-le démarrer, fais-le partir, lance-moi ça, passe-nous ça, passe-moi ça, passe-le-nous, regardons celui-là, démarre ça, tu peux le mettre, tu peux le lancer, tu le mets, tu le lances, allez on le regarde, allez on regarde, mettez ça, mettez-nous ça, lancez ça, joue-nous ça, commence-le, mets-le, mets-la, mets-moi-le, lance-le, lance-la, joue-le, joue-la, démarre-le, démarre-la, regardons-le, mettez-le, mettez-la, lancez-le, passe-le, le mettre, le lancer, le voir, le regarder,
      la regarder, la mettre, la voir, l envoyer, pars-le, balance-le, mets celui-là, mets celui-ci, mets ça, lance ça, joue ça, on le regarde, on la regarde, mets-nous ça, mets-moi ça, mets-nous-le, envoie, mets-nous celui-là, on lance, lance-nous ça, regardons ça
    `),
    show: words(`
      m ouvrir, nous ouvrir, m emmener sur, m emmener dans, me montrer, nous montrer, m afficher, il me faut, il nous faut, j ai besoin de, j ai besoin des, ils sont où, elles sont où, il est où, elle est où, c est où, on va dans, on va sur, on va à, on va au, on va aux, je veux passer sur, je veux aller sur, je veux aller dans, passer sur, basculer sur, bascule sur, mets-moi sur, mets-nous sur, revenir au, retourner au, retourner aux, retourner sur, retourner dans, rends-toi dans, rends-toi sur, direction les, direction la, va voir, consulter, consulte, gérer, accède à, accède aux, montre-leur, on veut aller dans, on veut aller sur, je veux retourner à, ramène-nous au, ramène-moi sur, ramène-moi dans, emmène-moi aux, emmène-nous aux, emmène-moi au, emmène-nous au, conduis-moi à, où je trouve, où je peux trouver, comment on va dans, comment on va sur, comment accéder à, comment accéder aux, montre, montre-moi, montre-nous, montrez, montrez-moi, montrez-nous, ouvre, ouvre-moi, ouvrez, ouvrir, va sur, va à, va dans, va aux, va au, aller à, aller sur, aller dans, aller au, aller aux, emmène-moi, emmène-nous, emmenez-moi, affiche, affichez, afficher,
      voir, où est, où sont, où se trouve, où se trouvent, je veux voir, on veut voir, reviens à, retour à, retourne à, retourne sur, reviens sur, retourner à, revenir à, revenir sur, retour au, retourne au, retour sur, passe à, passer à, passe sur, amène-moi, emmène-moi à, emmène-moi sur,
      emmène-nous à, emmène-nous sur, emmène-nous dans, emmène-moi dans, allons, allons à, allons sur, allons dans, comment aller à, comment je vais à, change de, changer de, change d, changer d, allez sur, allez à, allez dans, mène-moi à, ramène-moi à, ramène-moi au, ramène-nous à, entre dans, entrer dans, je voudrais voir, je cherche, trouve, accéder à, accéder aux, direction
    `),
  },
  beginnings: words(`
    ouais, ouaip, nan, que, qu, ah oui, ah non, oh là là, ça serait possible de, c est possible d, est-ce que je pourrais, est-ce qu on pourrait, je veux que tu, je voudrais que tu, s il te plaît leo, j aimerais que tu, tu pourrais me, tu peux me, tu peux m, vous pouvez me, vous pouvez nous, pourriez-vous me, pourriez-vous nous, peux-tu me, peux-tu nous, pour l instant, pour le moment, en attendant, ça m intéresse de, dites, dites-moi, dites donc, bonjour monsieur leo, euh leo, hum hum, voyons, voyons voir, une question, petite question, j veux, j voudrais, chuis prêt, et là, là, cette fois, d accord alors, bon ok, oui alors, oh, mon leo, mon petit leo, si tu veux bien, si vous voulez bien, aurais-tu l amabilité de, ça serait cool de, ce serait bien de, on aurait envie de, j aurais envie de, j aimerais bien, on aimerait bien, je voudrais bien, on voudrait bien, dis, dis donc, salut, bonjour, bonsoir, hé, eh, hey, ok, okay, alors, bon, ben, bah, euh, heu, hum, et, ah, oh, bon alors, s il te plaît, s il vous plaît, stp, svp, leo, léo, dis leo, hé leo, hey leo, salut leo, bonjour leo, ok leo, ok google, eh leo, allô, coucou, coucou leo,
    (tu peux|peux-tu|est-ce que tu peux|vous pouvez|pouvez-vous|est-ce que vous pouvez|tu pourrais|pourrais-tu|pourriez-vous|vous pourriez|est-ce que tu pourrais|est-ce qu on peut|on peut|on pourrait|puis-je|je peux|est-ce que je peux|je pourrais|peut-on|tu veux bien|veux-tu|voudrais-tu|tu voudrais|peux tu|pourrait-on) (s il te plaît|s il vous plaît|nous|me|m|encore|stp)?,
    (je veux|je voudrais|j aimerais|on veut|on voudrait|on aimerait|nous voulons|nous voudrions|nous aimerions|j ai envie de|on a envie de|j veux|je souhaite|je souhaiterais|j ai envie d|on a envie d|je vais|on va|il faudrait|il faut|je souhaiterai) (bien|que tu|que vous|vraiment)?,
    maintenant, d accord, allez, vas-y, tiens, écoute, excuse-moi, excusez-moi, pardon, mon cher leo, cher leo, et si on, si on, et puis, puis, (maman|papa) (dit|veut) (que|qu on)?, laisse-moi, laisse-nous, tu me, tu nous, vous me, vous nous, on, moi je, moi, nous, je crois que, je pense que, en fait, attends, oui, non,
    auriez-vous l amabilité de, aurais-tu la gentillesse de, auriez-vous la gentillesse de, ça te dérange de, ça te dérangerait de, ça vous dérange de, ça vous dérangerait de, serait-il possible de, est-ce possible de, c est possible de, essaie de, merci de, veuillez, peut-être, juste, plutôt, finalement, bon ben, envie de, y a moyen de, y aurait moyen de,
    je me demandais si, fait que, pis, je voulais, on voulait, t es capable de, es-tu capable de, c est moi, c est encore moi, re
  `),
  endings: words(`
    s il te plaît, s il te plait, s il vous plaît, s il vous plait, stp, svp, leo, léo, merci, merci beaucoup, maintenant, tout de suite, d accord, ok, vas-y, allez, un instant, une minute, une seconde, deux secondes, deux minutes, un moment, pour moi, pour nous, ce soir, aujourd hui,
    si tu peux, si vous pouvez, hein, non, ici, si possible, quand tu peux, vite, aussi, mon ami, mon grand, mon petit, mon coeur, mon chou, d abord, steuplait, steplait, si tu veux, si vous voulez, donc, là, par ici, si ça ne te dérange pas, si ça te dérange pas, voilà, pour voir, s te plaît, s te plait, merci bien, merci d avance, plaît, la tv, quoi,
    à la télé, sur la télé, rapidement, bientôt là, un petit peu là, quelques secondes, un petit instant, un petit moment, deux petites secondes, de suite, ma belle, mon lion, quand même
  `),
  intents: [...talk, ...householdCommands, ...playerCommands, ...filmCommands],
  named,
  cues,
}
