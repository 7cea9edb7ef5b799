using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

/// <summary>A member with the type by which constructors are matched.</summary>
internal sealed record MemberSymbol(MemberModel Model, ITypeSymbol Type);
