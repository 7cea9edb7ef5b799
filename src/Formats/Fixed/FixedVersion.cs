using SerBench.Formats.Contracts;

namespace SerBench.Formats.Fixed;

/// <summary>What a reader makes of the header of another version (docs/formats/fixed.md, "Versions").</summary>
internal static class FixedVersion
{
    /// <summary>Whether a newer writer made the message, in which fields of its own stand behind those that are known.</summary>
    public static bool IsNewer(int blockLength, int ownBlockLength, int version, int ownVersion)
    {
        bool fits = version == ownVersion ? blockLength == ownBlockLength
            : version > ownVersion ? blockLength > ownBlockLength
            : blockLength < ownBlockLength;
        if (!fits)
        {
            WireFormatException.Throw(0, $"a block of {ownBlockLength} bytes in version {ownVersion}, not of {blockLength} bytes in version {version}");
        }

        return version > ownVersion;
    }
}
