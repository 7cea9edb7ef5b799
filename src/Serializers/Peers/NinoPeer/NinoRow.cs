using System.Reflection;
using System.Runtime.CompilerServices;
using Nino.Core;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer;

/// <summary>What the rows of the library have in common; each has twins of its own beside it.</summary>
/// <remarks>
/// The library copies a run of adjacent numbers as one struct, and the padding in it is whatever was in memory: equal values would give
/// different messages. So twins order their numbers to leave no padding, with a filler where nothing else helps. That is smaller too.
/// </remarks>
public abstract class NinoRow : TwinPeer
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput;

    public override Assembly Library => typeof(NinoSerializer).Assembly;

    protected override Type Core => typeof(NinoCore<>);

    protected override string? Mark => "Nino.Core.NinoTypeAttribute";

    /// <summary>
    /// The generator passes over a type in silence where no file of its project has the using directive, as the attribute can be written with its full name.
    /// What it does write is registered by an initializer of the module, which need not have run before any code of the module has.
    /// </summary>
    protected override string? Refuse(Type twin)
    {
        RuntimeHelpers.RunModuleConstructor(twin.Module.ModuleHandle);
        return NinoTypeMetadata.Serializers.ContainsKey(twin.TypeHandle.Value)
            ? null
            : "Nino.Generator wrote nothing for it: its project needs that package, and a file with `using Nino.Core;`, without which it writes no code at all";
    }
}
