import { useParams } from 'react-router';
import { ChannelPlaying } from './channel-playing.tsx';
import { WatchingChannel } from './watching-channel.tsx';

/** A live channel in the whole window, without layout. */
export function ChannelPlayerPage() {
  return <WatchingChannel id={useParams()['id'] ?? ''} startTime={null} Playing={ChannelPlaying} />;
}

/** The same for a frame of another site, without a button to close it. */
export function EmbedChannelPage() {
  return (
    <WatchingChannel id={useParams()['id'] ?? ''} startTime={null} isEmbedded Playing={ChannelPlaying} />
  );
}
