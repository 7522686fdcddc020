// Peers are browsers: a dependency of peer delivery would build a WebRTC for Node at every installation, unused.
export const { RTCPeerConnection, RTCSessionDescription, RTCIceCandidate } = globalThis;
